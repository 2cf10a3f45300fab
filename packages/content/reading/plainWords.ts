import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const KIND_OF: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, each line with a hyphen before it',
  tuple: 'a list, each line with a hyphen before it',
  object: 'fields of its own, indented below it',
  record: 'entries of their own, indented below it',
};

const unitOf = (origin: string) => (origin === 'string' ? ' letters' : origin === 'array' ? ' in the list' : '');

/** The fault that a schema finds at a place, in plain words, with the value that stands there. */
export function inPlainWords(issue: Issue, found: unknown): string {
  if (found === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  if (found === null) return 'is empty';
  switch (issue.code) {
    case 'unrecognized_keys':
      return 'is not known here: is it spelt right, and indented as the others are?';
    case 'invalid_value':
      return `is ${JSON.stringify(found)}, and may be: ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return `is to be ${KIND_OF[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string'
        ? issue.message
        : `has too few or too little: the least is ${issue.minimum}${unitOf(issue.origin)}`;
    case 'too_big':
      return `has too many or too much: the most is ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues[0]?.message ?? issue.message;
    default:
      return issue.message;
  }
}
