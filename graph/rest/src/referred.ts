import type { oas31 } from 'zod-openapi';

/** The part of the document itself, or the one that a reference to it names (`#/components/responses/Refused401`). */
export function referred<Part extends object>(
  document: oas31.OpenAPIObject,
  part: Part | oas31.ReferenceObject,
): Part | undefined {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const [, ...names] = part.$ref.split('/');
  const found = names.reduce<unknown>(
    (inside, name) => (inside as Record<string, unknown> | undefined)?.[name],
    document,
  );
  return found === undefined ? undefined : referred(document, found as Part);
}
