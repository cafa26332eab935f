/** The digit that recognition took a sign for, where digits are all that can stand there. */
export const MISREAD_DIGITS: Readonly<Record<string, string>> = {
  D: '0',
  O: '0',
  Q: '0',
  o: '0',
  I: '1',
  i: '1',
  l: '1',
  '|': '1',
  Z: '2',
  z: '2',
  $: '5',
  S: '5',
  s: '5',
  '§': '5',
  B: '8',
  g: '9',
}
