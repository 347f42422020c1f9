/** Whether JSON is nested too deeply: parsing it is harmless, but code that walks it later could overflow the stack. */

/** The deepest body that the API needs has 4 levels. */
const DEEPEST = 20;

/** For text that is not JSON either answer is fine. */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let i = 0; i < json.length; i++) {
    const sign = json[i];
    if (isText) {
      if (sign === '\\') i++;
      else if (sign === '"') isText = false;
    } else if (sign === '"') isText = true;
    else if (sign === '[' || sign === '{') {
      if (++depth > DEEPEST) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}
