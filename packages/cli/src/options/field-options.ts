/** One option for each field of a configuration, made from the value that the field has by default. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from './numbers.ts';

type Descriptions = { readonly [field: string]: string | undefined };

/**
 * A number, a word, or a list of numbers such as 3+4 follows its option; a switch is turned off with `--no-…`. Options that
 * are not given stay undefined. A field without a description is described by its name.
 */
export function addFieldOptions(
  command: Command,
  fields: readonly (readonly [field: string, value: unknown])[],
  descriptions: Descriptions = {},
): Command {
  for (const [field, value] of fields)
    for (const option of optionsFor(field, value, descriptions[field] ?? `the field ${field} of the configuration`))
      command.addOption(option);
  return command;
}

function optionsFor(field: string, value: unknown, description: string): Option[] {
  const name = field.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
  if (typeof value === 'boolean') {
    // With both forms, the positive one first, a switch that was not given stays undefined.
    return [new Option(`--${name}`, `${description}; or --no-${name}`), new Option(`--no-${name}`).hideHelp()];
  }
  if (typeof value === 'number') return [new Option(`--${name} <n>`, description).argParser(wholeNumber)];
  if (Array.isArray(value)) return [new Option(`--${name} <n>`, description).argParser(numberList)];
  return [new Option(`--${name} <kind>`, description)];
}

/** `6`, `3+4` */
function numberList(text: string): number[] {
  if (!/^\d+(\+\d+)*$/.test(text)) throw new InvalidArgumentError('It must look like 6 or 3+4.');
  return text.split('+').map(Number);
}
