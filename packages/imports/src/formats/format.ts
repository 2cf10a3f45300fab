import type { Archive } from '../archive.ts';
import type { Gathering } from '../gathering.ts';
import type { JsonObject } from '../jsonValues.ts';
import type { Table } from '../text/csv.ts';

/** One app's table: known by its headings. */
export interface TableFormat {
  id: string;
  isOurs(table: Table): boolean;
  read(table: Table, gathering: Gathering): void;
}

/** One app's JSON: known by the keys of one of its objects. */
export interface JsonFormat {
  id: string;
  isOurs(item: JsonObject): boolean;
  read(items: readonly unknown[], gathering: Gathering): void;
}

/** One app's archive: known by the files in it. */
export interface ArchiveFormat {
  id: string;
  isOurs(archive: Archive): boolean;
  read(archive: Archive, gathering: Gathering): void;
}
