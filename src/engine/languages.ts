import { ServiceError } from '../errors.ts'

/** Tried first where the language is not known; its letters are part of most others' alphabets. */
const MOST_LIKELY = 'eng'
/** A request's or the operator's word for all languages that are tried without one. */
const AUTO = 'auto'

/**
 * Languages that a request names; where it names none, or `auto`, the operator's.
 *
 * @param wished by the request
 * @param operators what the operator has chosen for requests without one
 * @param installed codes of the models that are there
 */
export function languagesTried(
  wished: readonly string[] | null,
  operators: readonly string[],
  installed: readonly string[],
): readonly string[] {
  if (wished !== null && !isAuto(wished))
    return wished.map((language) => modelOf(language, installed) ?? language)
  if (!operators.includes(AUTO)) return operators
  const others = installed.filter((language) => language !== MOST_LIKELY)
  return others.length < installed.length ? [MOST_LIKELY, ...others] : others
}

/** @throws ServiceError INVALID_PARAMETER where one is not installed, or stands beside `auto` */
export function checkLanguages(
  wished: readonly string[] | null,
  installed: readonly string[],
): void {
  if (wished === null || isAuto(wished)) return
  if (wished.includes(AUTO))
    throw new ServiceError('INVALID_PARAMETER', `language '${AUTO}' stands alone`)
  const missing = wished.find((language) => modelOf(language, installed) === undefined)
  if (missing !== undefined)
    throw new ServiceError(
      'INVALID_PARAMETER',
      `language '${missing}' is not installed; GET /v1/status lists those that are. Debian's package of a language is named as in tesseract-ocr-chi-sim; it is noticed without a restart`,
    )
}

const isAuto = (languages: readonly string[]): boolean =>
  languages.length === 1 && languages[0] === AUTO

/** The code of a model that is there: those of scripts lie in a folder, or with the others as in Debian. */
function modelOf(language: string, installed: readonly string[]): string | undefined {
  const name = language.replace(/^script\//, '')
  const names = [language, name, ...(/^[A-Z]/.test(name) ? [`script/${name}`] : [])]
  return names.find((own) => installed.includes(own))
}
