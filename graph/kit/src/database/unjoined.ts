/** A Prisma client whose models have no `findUnique`. */
export type Unjoined<Client> = {
  [Name in Exclude<keyof Client, '$transaction'>]: Client[Name] extends { findUnique: unknown }
    ? Omit<Client[Name], 'findUnique' | 'findUniqueOrThrow'>
    : Client[Name];
};

const isModel = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'findUnique' in value;

function refuse(): never {
  throw new Error(
    'Prisma joins findUnique of several people into one statement: use findFirst, or transactionAsCaller',
  );
}

/**
 * Outside a transaction, Prisma gathers the `findUnique` of one tick, whoever asks, and sends one statement for all of
 * them: one person would be answered as another. So there are none; `findFirst` asks the same. Statements written out go
 * by `queryRaw`.
 */
export function unjoined<Client extends object>(client: Client, queryRaw: unknown): Unjoined<Client> {
  const members = new Map<string | symbol, unknown>([['$queryRaw', queryRaw]]);
  return new Proxy(client, {
    get: (target, name) => {
      const known = members.get(name);
      if (known !== undefined) return known;
      const value: unknown = Reflect.get(target, name);
      if (!isModel(value)) return value;
      const refused = { findUnique: { value: refuse }, findUniqueOrThrow: { value: refuse } };
      const model = Object.create(value, refused) as object;
      members.set(name, model);
      return model;
    },
  });
}
