import { knownOf, usePages, useRead, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { SUMMARY_WINDOWS } from '@spire/domain/growth';
import type { Language } from '@spire/domain/languages';
import { useEffect, useState } from 'react';
import { SummaryDocument } from './Summary.generated.ts';
import { SummaryCheckInsDocument } from './SummaryCheckIns.generated.ts';
import { SummaryHelpedDocument } from './SummaryHelped.generated.ts';
import { readSheetWords, type SheetWords } from './sheetWords.ts';

const LONGEST = SUMMARY_WINDOWS[2];
const PAGE = 50;

/** Everything the sheet may tell of, as far back as it can: lists that are longer than a page are read on to their end. */
export function useSheetFacts(language: Language) {
  const today = useToday();
  const [from] = useState(() => addDays(today, 1 - LONGEST));
  const [middle] = useState(() => addDays(today, -LONGEST / 2));
  const read = useRead(SummaryDocument, { variables: { from, middle }, pick: ({ me }) => me });
  const checkIns = usePages(SummaryCheckInsDocument, { pick: ({ me }) => me.checkIns, pageSize: PAGE });
  const done = usePages(SummaryHelpedDocument, {
    variables: { language, kinds: ['inner_balance', 'micro_regulation'] },
    pick: ({ me }) => me.activities,
    pageSize: PAGE,
  });
  useReadOn(knownOf(checkIns), from);
  useReadOn(knownOf(done), from);
  return {
    today,
    read,
    checkIns: knownOf(checkIns)?.nodes ?? [],
    done: knownOf(done)?.nodes ?? [],
    words: useSheetWords(language),
  };
}

interface Growing {
  nodes: readonly { date: string }[];
  hasNextPage: boolean;
  more: string;
  loadMore: (isWanted: (node: { date: string }) => boolean) => Promise<boolean>;
}

/** Loads on until the first day wanted has come. */
function useReadOn(list: Growing | undefined, from: string): void {
  const isShort = list?.hasNextPage === true && list.more === 'resting' && (list.nodes.at(-1)?.date ?? from) >= from;
  useEffect(() => {
    if (isShort) void list.loadMore(({ date }) => date < from);
  });
}

/** The words of the sheet's own language; undefined while they are on their way. */
function useSheetWords(language: Language): SheetWords | undefined {
  const [words, setWords] = useState<SheetWords>();
  useEffect(() => {
    let isWanted = true;
    void readSheetWords(language).then((next) => isWanted && setWords(next));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
