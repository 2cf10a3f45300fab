import type { TypedDocumentNode } from '@spire/client';
import type { WriteRules } from '@spire/client/writeRules';
import type { Words } from '@spire/domain/remoteManifest';

/** The input of a write. */
export type Written = Readonly<Record<string, unknown>>;

/** Drawings for what waits, by what they mean. */
type WaitingIcon =
  | 'check'
  | 'goal'
  | 'heart'
  | 'image'
  | 'leaf'
  | 'list'
  | 'lock'
  | 'moon'
  | 'people'
  | 'person'
  | 'settings'
  | 'shield'
  | 'sun'
  | 'sunrise'
  | 'waves';

/** A write that waits, as a person would say it: no id, no raw time. Their own words stand in quotation marks. */
export interface WaitingThing {
  title: Words;
  /** A second line in a few words. */
  detail?: Words;
  /** The person's own texts in it, whole. */
  own?: readonly unknown[];
  /** Options chosen in it, as keys of the shared words of options. */
  chosen?: readonly string[];
  /** The page it belongs to, by its id, and what that opens. */
  page: string;
  query?: string;
  icon: WaitingIcon;
}

/** A record made of what was written, where the one that it changed is gone. */
export interface AsNew {
  document: TypedDocumentNode<object, never>;
  input: object;
}

type Tell = (input: Written, today: string) => WaitingThing | Promise<WaitingThing>;

/** A sentence for every mutation of these that may wait: one without does not compile. */
export type Told<Writes extends WriteRules> = {
  readonly [Mutation in keyof Writes as Writes[Mutation] extends { isAnsweredNow: true } ? never : Mutation]: Tell;
};

/** A read that is kept before its page is opened, so that the page is there without a network. */
export interface KeptRead {
  query: TypedDocumentNode<unknown, never>;
  variables?: object;
  /** The variables of the next page of a list, whose beginning is kept; undefined at its end. */
  next?: (data: never) => object | undefined;
  /** Places of the pictures in an answer, whose small form is kept too. */
  picturesIn?: (data: never) => readonly string[];
}

/** A remote's part where there is no network: fetched when there is time, never with a page. */
export interface WhenAway {
  told: Readonly<Record<string, Tell>>;
  /** Changes whose words can become a record of their own, by their mutation. */
  asNew?: Readonly<Record<string, (input: Written, today: string) => AsNew>>;
  reads: (today: string) => readonly KeptRead[];
}
