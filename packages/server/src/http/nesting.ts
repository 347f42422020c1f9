/** Whether JSON has things in things in things: reading it is harmless, but whoever goes through it later would not come back. */

/** The deepest body that anybody has to send is at 4. */
const DEEPEST = 20;

/** Text that is no JSON may be taken for either. */
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
