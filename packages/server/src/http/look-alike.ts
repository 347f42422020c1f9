/**
 * What a name looks like: names with the same skeleton cannot be told apart at a table. Only the scripts that share shapes with
 * Latin letters are in the table, and only the shapes that are the same in common fonts: two people may still have names that are
 * alike, but nobody can pose as somebody else letter by letter.
 */
import { LONGEST_NAME } from '@cartagena/protocol';

/** What looks like each Latin letter. */
const SHAPES: { readonly [latin: string]: string } = {
  a: 'аαɑ',
  b: 'Ь',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  h: 'һ',
  i: 'іι',
  j: 'јϳ',
  k: 'кκ',
  l: 'IіІΙ1|ӏӀ',
  m: 'м',
  n: 'пη',
  o: '0оοσ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υц',
  v: 'νѵ',
  w: 'ѡԝω',
  x: 'хχ',
  y: 'уγү',
  z: 'ζ',
  A: 'АΑ',
  B: 'ВΒ',
  C: 'С',
  E: 'ЕΕ',
  H: 'НΗ',
  K: 'КΚ',
  M: 'МΜ',
  N: 'Ν',
  O: 'ОΟ',
  P: 'РΡ',
  S: 'Ѕ',
  T: 'ТΤ',
  X: 'ХΧ',
  Y: 'УΥҮ',
  Z: 'Ζ',
};

const LATIN = new Map(Object.entries(SHAPES).flatMap(([latin, shapes]) => [...shapes].map(shape => [shape, latin])));

/** Equal for names that look the same. */
export function skeletonOf(name: string): string {
  const shown = [...name.normalize('NFKC')].map(sign => LATIN.get(sign) ?? sign).join('');
  return shown
    .toLowerCase()
    .replace(/\p{Default_Ignorable_Code_Point}|[\s._'’-]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('i', 'l');
}

export const looksLikeOne = (name: string, others: readonly string[]): boolean =>
  others.some(other => skeletonOf(other) === skeletonOf(name));

/** The name, with a number if one of the others looks the same. */
export function numbered(name: string, others: readonly string[]): string {
  let result = name;
  for (let number = 2; looksLikeOne(result, others); number++) result = withNumber(name, number);
  return result;
}

/** Such as "Anne 2"; the first of a name has no number. */
export function withNumber(name: string, number: number): string {
  if (number === 1) return name;
  const suffix = ` ${number}`;
  return [...name].slice(0, LONGEST_NAME - suffix.length).join('') + suffix;
}
