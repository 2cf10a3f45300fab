import { isOneOf } from '@spire/domain/lists';
import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { WEIGHTS } from '@spire/domain/weights';
import type { Claims } from '@spire/graph-kit/claims';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { Day, DayWeight } from './day.type.ts';

/** A text in which help was found, by its mark. */
export interface FoundHelp {
  date: string;
  kind: CrisisKind;
  mark: string;
}

/** The place it was written in: the check-in, or a request. */
export type WeightSource = 'check_in' | 'asked';

export interface DayStore {
  /** One statement over six rows at most: every page of a day begins with it. */
  read(claims: Claims, date: string): Promise<Day>;
  /** Notes the text once, unless the person has set it aside; answers whether it stands. */
  note(claims: Claims, found: FoundHelp): Promise<boolean>;
  /** Takes the text away from what was found, and keeps it from coming back. */
  setAside(claims: Claims, text: Omit<FoundHelp, 'kind'>): Promise<void>;
  /** Sets every text aside that was found on that date. */
  setAllAside(claims: Claims, date: string): Promise<void>;
  setAllShown(claims: Claims, date: string, isAllShown: boolean): Promise<void>;
  /** Writes what weighs by one source over what that source told before; null takes it away. */
  putWeight(claims: Claims, told: { date: string; source: WeightSource }, weight: DayWeight | null): Promise<void>;
}

/** A mark as it lies in the database: under the person's own key, so that nobody can try texts on it. */
const sealedMark = (key: PersonKey, userId: string, mark: string) =>
  Buffer.from(key.fingerprint({ userId, table: 'wellbeing.help_day', column: 'marks' }, mark));

type DayRow = Omit<Day, 'date' | 'helpKind' | 'weight'> & {
  helpKind: string | null;
  weight: { kind: string | null; isNynorsk: boolean } | null;
};

export function createDayStore(database: WellbeingDatabase, vault: Vault): DayStore {
  return {
    read: async (claims, date) => {
      const { sub } = claims;
      const [row] = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<DayRow[]>`
          select (select kinds[cardinality(kinds)] from wellbeing.help_day
                   where user_id = ${sub}::uuid and date = ${date}::date) as "helpKind",
                 exists (select from wellbeing.help_day
                          where user_id = ${sub}::uuid and date = ${date}::date - 1
                            and kinds <> '{}') as "wasHelpYesterday",
                 exists (select from wellbeing.check_in
                          where user_id = ${sub}::uuid and date = ${date}::date and is_hard) as "isHardDay",
                 (select mood from wellbeing.mood where user_id = ${sub}::uuid and date = ${date}::date)::integer as mood,
                 exists (select from wellbeing.streak_day
                          where user_id = ${sub}::uuid and date = ${date}::date and not counts) as "isRestDay",
                 exists (select from wellbeing.shown_day
                          where user_id = ${sub}::uuid and date = ${date}::date) as "isAllShown",
                 (select jsonb_build_object('kind', kind, 'isNynorsk', is_nynorsk) from wellbeing.day_weight
                   where user_id = ${sub}::uuid and date = ${date}::date
                   order by kind is null, source limit 1) as weight`,
      );
      const {
        helpKind = null,
        wasHelpYesterday = false,
        isHardDay = false,
        mood = null,
        isRestDay = false,
        isAllShown = false,
      } = row ?? {};
      const weight = row?.weight ?? null;
      const known = helpKind === null ? null : isOneOf(CRISIS_KINDS, helpKind) ? helpKind : 'unsure';
      const kind = weight === null || !isOneOf(WEIGHTS, weight.kind) ? null : weight.kind;
      return {
        ...{ date, helpKind: known, wasHelpYesterday, isHardDay, mood, isRestDay, isAllShown },
        weight: weight && { ...weight, kind },
      };
    },
    note: async (claims, { date, kind, mark }) => {
      const { sub } = claims;
      const sealed = sealedMark(await vault.keyOf(sub), sub, mark);
      const [row] = await database.queryAsCaller(
        claims,
        (client) => client.$queryRaw<{ stands: boolean }[]>`
          insert into wellbeing.help_day as h (user_id, date, kinds, marks)
            values (${sub}::uuid, ${date}::date, array[${kind}]::text[], array[${sealed}]::bytea[])
            on conflict (user_id, date) do update set
              kinds = case when ${sealed}::bytea = any (h.marks || h.set_aside) then h.kinds else h.kinds || excluded.kinds end,
              marks = case when ${sealed}::bytea = any (h.marks || h.set_aside) then h.marks else h.marks || excluded.marks end
          returning ${sealed}::bytea = any (marks) as stands`,
      );
      return row?.stands ?? false;
    },
    setAside: async (claims, { date, mark }) => {
      const { sub } = claims;
      const sealed = sealedMark(await vault.keyOf(sub), sub, mark);
      await database.queryAsCaller(
        claims,
        (client) => client.$executeRaw`
          insert into wellbeing.help_day as h (user_id, date, set_aside)
            values (${sub}::uuid, ${date}::date, array[${sealed}]::bytea[])
            on conflict (user_id, date) do update set
              kinds = coalesce((select array_agg(kind order by at) from unnest(h.kinds, h.marks) with ordinality each (kind, mark, at)
                                 where mark <> ${sealed}::bytea), '{}'),
              marks = array_remove(h.marks, ${sealed}::bytea),
              set_aside = array_remove(h.set_aside, ${sealed}::bytea) || excluded.set_aside`,
      );
    },
    setAllAside: async (claims, date) => {
      const { sub } = claims;
      await database.queryAsCaller(
        claims,
        (client) => client.$executeRaw`
          update wellbeing.help_day set kinds = '{}', marks = '{}', set_aside = set_aside || marks
            where user_id = ${sub}::uuid and date = ${date}::date`,
      );
    },
    putWeight: async (claims, { date, source }, weight) => {
      const { sub } = claims;
      await database.queryAsCaller(claims, (client) =>
        weight === null
          ? client.$executeRaw`delete from wellbeing.day_weight
                                where user_id = ${sub}::uuid and date = ${date}::date and source = ${source}`
          : client.$executeRaw`
              insert into wellbeing.day_weight (user_id, date, source, kind, is_nynorsk)
                values (${sub}::uuid, ${date}::date, ${source}, ${weight.kind}, ${weight.isNynorsk})
                on conflict (user_id, date, source) do update
                  set kind = excluded.kind, is_nynorsk = excluded.is_nynorsk`,
      );
    },
    setAllShown: async (claims, date, isAllShown) => {
      const { sub } = claims;
      await database.queryAsCaller(claims, (client) =>
        isAllShown
          ? client.$executeRaw`insert into wellbeing.shown_day (user_id, date) values (${sub}::uuid, ${date}::date)
                                 on conflict (user_id, date) do nothing`
          : client.$executeRaw`delete from wellbeing.shown_day where user_id = ${sub}::uuid and date = ${date}::date`,
      );
    },
  };
}
