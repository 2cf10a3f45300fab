import { capital } from './names.ts';
import type { Noun } from './nounNames.ts';

export const nounTexts = ({ table, texts, one }: Noun): string =>
  `import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The text of ${one} (D41); a row is named by its id. */
export const ${texts}_TEXTS = sealedTexts('wellbeing.${table}', ['text']);
`;

export const nounType = ({ type, one, manyWords }: Noun): string => `import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('${type}', { description: '${capital(one)}, in the person’s own words.' })
export class ${type}Type {
  @Field(() => ID, { description: 'Made by the client, so that sending it twice does no harm.' })
  id!: string;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => String, { description: 'What the person wrote.' })
  text!: string;

  @Field(() => DateTimeScalar, { description: 'When it was first saved.' })
  createdAt!: Date;
}
export type ${type} = Fields<${type}Type>;

@ObjectType('${type}Connection', { description: 'A page of ${manyWords}, newest first.' })
export class ${type}ConnectionType extends pageOf(${type}Type) {}
export type ${type}Connection = Fields<${type}ConnectionType>;
`;

export const nounInput = ({ type, one }: Noun): string => `import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType } from 'type-graphql';

@InputType('Save${type}Input', { description: 'What ${one} holds.' })
export class Save${type}InputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; the stored one of that id gets this text.' })
  id?: string | null;

  @Field(() => LocalDateScalar, { description: \`Today where the person is, or up to \${LIMITS.lateDays} days back.\` })
  date!: string;

  @Field(() => String, { description: \`At most \${LIMITS.freeText} characters.\` })
  text!: string;
}
export type Save${type}Input = Fields<Save${type}InputType>;
`;

export const nounStore = ({ name, type, texts, manyWords, one }: Noun): string =>
  `import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import { NEWEST_FIRST, olderThan, type PageWish } from '@spire/graph-kit/pages';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { ${type} as Row } from '../generated/client.ts';
import { ${texts}_TEXTS } from './${name}.texts.ts';
import type { ${type} } from './${name}.type.ts';

export interface ${type}Store {
  /** At most \`limit\` ${manyWords} after a place, newest first. */
  list(claims: Claims, wish: PageWish): Promise<${type}[]>;
  /** Stores ${one}; the one that is stored under its id keeps its day and gets the text. */
  put(claims: Claims, record: ${type}): Promise<${type}>;
  /** Whether there was one. */
  remove(claims: Claims, id: string): Promise<boolean>;
}

function to${type}(key: PersonKey, { userId, ...row }: Row): ${type} {
  return { ...row, ...${texts}_TEXTS.open(key, { userId, row: row.id }, row), date: fromColumn(row.date) };
}

export function create${type}Store(database: WellbeingDatabase, vault: Vault): ${type}Store {
  return {
    list: async (claims, { limit, after }) => {
      const key = await vault.keyOf(claims.sub);
      const where = { userId: claims.sub, ...olderThan(after) };
      const rows = await database.queryAsCaller(claims, (client) =>
        client.${name}.findMany({ where, orderBy: [...NEWEST_FIRST], take: limit }),
      );
      return rows.map((row) => to${type}(key, row));
    },
    put: async (claims, record) => {
      const userId = claims.sub;
      const { id } = record;
      const key = await vault.keyOf(userId);
      const update = ${texts}_TEXTS.seal(key, { userId, row: id }, record);
      const create = { ...record, ...update, userId, date: toColumn(record.date) };
      // One statement, so that two first saves of an id make one record.
      const row = await database.queryAsCaller(claims, (client) =>
        client.${name}.upsert({ where: { userId_id: { userId, id } }, create, update }),
      );
      return to${type}(key, row);
    },
    remove: async (claims, id) => {
      const where = { userId: claims.sub, id };
      const { count } = await database.queryAsCaller(claims, (client) => client.${name}.deleteMany({ where }));
      return count > 0;
    },
  };
}
`;

export const nounService = ({ name, type, one, manyWords }: Noun): string =>
  `import { textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import { found, idErrors, newRecordId, storedId } from '@spire/graph-kit/recordIds';
import { storableErrors } from '@spire/graph-kit/texts';
import type { Save${type}Input } from './${name}.input.ts';
import type { ${type}Store } from './${name}.store.ts';
import type { ${type}, ${type}Connection } from './${name}.type.ts';

export interface ${type}Service {
  /** A page of ${manyWords}, newest first. */
  page(claims: Claims, wanted: PageArguments): Promise<${type}Connection>;
  /**
   * Saves ${one} under its id, so that a lost answer does no harm (D45); a stored one keeps its day and gets the
   * text. Refuses with every wrong field at once.
   */
  save(claims: Claims, input: Save${type}Input, now: Date): Promise<${type}>;
  /** Deletes ${one}; NOT_FOUND for what is not the person's own. */
  remove(claims: Claims, id: string): Promise<true>;
}

export function create${type}Service(store: ${type}Store): ${type}Service {
  return {
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wish)),
    save: async (claims, input, now) => {
      const { date } = input;
      const id = newRecordId(input.id);
      const text = input.text.trim();
      refuseWhenWrong([
        ...idErrors(id),
        ...acceptedDateErrors(date, now),
        ...storableErrors({ text }),
        ...textErrors('text', text, LIMITS.freeText),
      ]);
      return store.put(claims, { id, date, text, createdAt: now });
    },
    remove: async (claims, id) => found(await store.remove(claims, storedId(id))),
  };
}
`;

export const nounResolver = ({ name, plural, type, one, words, manyWords }: Noun): string =>
  `import { type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { type Save${type}Input, Save${type}InputType } from './${name}.input.ts';
import type { ${type}Service } from './${name}.service.ts';
import { type ${type}, type ${type}Connection, ${type}ConnectionType, ${type}Type } from './${name}.type.ts';

@Resolver(() => UserType)
export class ${type}Resolver {
  private readonly service: ${type}Service;

  constructor(service: ${type}Service) {
    this.service = service;
  }

  @FieldResolver(() => ${type}ConnectionType, { description: '${capital(manyWords)}, newest first.' })
  ${plural}(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<${type}Connection> {
    return this.service.page(claims, wanted);
  }

  @Mutation(() => ${type}Type, {
    description: 'Saves ${one}; the stored one of the same id keeps its day and gets the text.',
  })
  save${type}(
    @Arg('input', () => Save${type}InputType, { description: 'The ${words}.' }) input: Save${type}Input,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<${type}> {
    return this.service.save(claims, input, now);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes ${one}; NOT_FOUND when the person has none of that id. Answers true.',
  })
  delete${type}(
    @Arg('id', () => ID, { description: 'Which ${words}.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.service.remove(claims, id);
  }
}
`;
