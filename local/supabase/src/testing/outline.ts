/** A value with everything that differs from person to person taken out: kinds, names, order and lengths remain. */
function shape(value: unknown): unknown {
  if (typeof value === 'string') return `text of ${value.length}`;
  if (Array.isArray(value)) return value.map(shape);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, member]) => [name, shape(member)]);
}

/** All that an answer could tell a stranger: two that must be alike have the same outline. */
export async function outline(answer: Response): Promise<unknown> {
  const headers = [...answer.headers].filter(([name]) => name !== 'date');
  const body = await answer.text();
  return { status: answer.status, headers, length: body.length, shape: shape(JSON.parse(body)) };
}
