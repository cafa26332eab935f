import { AT } from './countries/at.ts'
import { AU } from './countries/au.ts'
import { BE } from './countries/be.ts'
import { CA } from './countries/ca.ts'
import { CH } from './countries/ch.ts'
import { CZ } from './countries/cz.ts'
import { DE } from './countries/de.ts'
import { DK } from './countries/dk.ts'
import { ES } from './countries/es.ts'
import { FI } from './countries/fi.ts'
import { FR } from './countries/fr.ts'
import { GB } from './countries/gb.ts'
import { HU } from './countries/hu.ts'
import { IE } from './countries/ie.ts'
import { IN } from './countries/india.ts'
import { IT } from './countries/it.ts'
import { LU } from './countries/lu.ts'
import { MY } from './countries/my.ts'
import { NL } from './countries/nl.ts'
import { NO } from './countries/no.ts'
import { NZ } from './countries/nz.ts'
import { PL } from './countries/pl.ts'
import { PT } from './countries/pt.ts'
import { RO } from './countries/ro.ts'
import { SE } from './countries/se.ts'
import { SG } from './countries/sg.ts'
import { TR } from './countries/tr.ts'
import { US } from './countries/us.ts'
import { ZA } from './countries/za.ts'
import type { Country } from './country.ts'

/** Every country whose papers are made, by its code. */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  DE,
  AT,
  CH,
  FR,
  BE,
  NL,
  LU,
  IT,
  ES,
  PT,
  GB,
  IE,
  US,
  CA,
  AU,
  NZ,
  IN,
  SG,
  MY,
  ZA,
  PL,
  CZ,
  SE,
  DK,
  NO,
  FI,
  HU,
  RO,
  TR,
}
