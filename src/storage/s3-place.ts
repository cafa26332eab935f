/** A bucket and how to reach it. */
export interface S3Place {
  readonly bucket: string
  /** Of all keys: empty, or with a slash at its end. */
  readonly prefix: string
  readonly region: string
  /** null = AWS itself */
  readonly endpoint: string | null
  /** Where clients reach it, when that is elsewhere. */
  readonly publicEndpoint: string | null
  /** Whether the bucket stands in the path of addresses, not in the host's name. */
  readonly pathStyle: boolean
  /** Whether clients get links to it; else the service serves the files. */
  readonly links: boolean
  /** null = as the AWS SDK finds them: environment, profile, role of the machine */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
}

/**
 * A place as written: `s3://[key:secret@]bucket[/prefix][?endpoint=…&public_endpoint=…&region=…
 * &path_style=on|off&links=on|off]`.
 *
 * @throws saying what is wrong with it
 */
export function s3Place(text: string): S3Place {
  const url = new URL(text)
  const { hostname: bucket, pathname, username, password, searchParams } = url
  if (bucket === '') throw new Error('it names no bucket')
  const known = ['endpoint', 'public_endpoint', 'region', 'path_style', 'links']
  const unknown = [...searchParams.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`it knows no '${unknown}', only ${known.join(', ')}`)
  const addressOf = (name: string): string | null => {
    const address = searchParams.get(name)
    if (address !== null && !/^https?:\/\/[^\s/]+/.test(address))
      throw new Error(`its ${name} is no http(s) address`)
    return address
  }
  const isOn = (name: string, fallback: boolean): boolean =>
    ({ on: true, off: false, none: fallback })[searchParams.get(name) ?? 'none'] ?? fallback
  const endpoint = addressOf('endpoint')
  const folder = pathname.replace(/^\/+|(?<!\/)\/+$/g, '')
  return {
    bucket,
    prefix: folder === '' ? '' : `${folder}/`,
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint,
    publicEndpoint: addressOf('public_endpoint'),
    pathStyle: isOn('path_style', endpoint !== null),
    links: isOn('links', true),
    credentials:
      username === ''
        ? null
        : {
            accessKeyId: decodeURIComponent(username),
            secretAccessKey: decodeURIComponent(password),
          },
  }
}
