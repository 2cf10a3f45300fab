import type { Suggestion } from './suggestion.ts';
import { FOR_AHEAD } from './wished/ahead.ts';
import { FOR_COMPANY } from './wished/company.ts';
import { FOR_BASICS } from './wished/basics.ts';
import { FOR_UNDECIDED } from './wished/undecided.ts';
import { FOR_AIDED } from './wished/aided.ts';
import { FOR_STUDY } from './wished/study.ts';
import { FOR_NIGHTS } from './wished/nights.ts';
import { FOR_CRAFTS } from './wished/crafts.ts';
import { FOR_GAMES } from './wished/games.ts';
import { FOR_KEEPSAKES } from './wished/keepsakes.ts';
import { FOR_KITCHEN } from './wished/kitchen.ts';
import { FOR_LEARNING } from './wished/learning.ts';
import { FOR_NATURE } from './wished/nature.ts';
import { FOR_SEAT } from './wished/seat.ts';
import { FOR_SELF } from './wished/self.ts';
import { FOR_READING } from './wished/reading.ts';
import { FOR_HEAVY_HOURS } from './wished/heavyHours.ts';
import { FOR_CLOSE } from './wished/close.ts';
import { FOR_LONGING } from './wished/longing.ts';
import { FOR_SORTS_OF_DAY } from './wished/sortsOfDay.ts';
import { FOR_BEGINNING } from './wished/begun.ts';
import { FOR_WEATHER } from './wished/weather.ts';
import { FOR_OUTWARD } from './wished/outward.ts';
import { FOR_UPRIGHT } from './wished/upright.ts';
import { FOR_ON_BOARD } from './wished/onBoard.ts';
import { FOR_AT_HAND } from './wished/atHand.ts';
import { FOR_GOOD_NEWS } from './wished/goodNews.ts';
import { FOR_THE_UNFINISHED } from './wished/unfinished.ts';
import { FOR_NIGHT_DUTY } from './wished/nightDuty.ts';
import { FOR_FEASTS_AND_THE_MISSED } from './wished/feasts.ts';
import { FOR_NEAR_AND_APART } from './wished/nearAndApart.ts';
import { FOR_KEPT_IN_PLACE } from './wished/keptInPlace.ts';
import { FOR_LETTING_BE } from './wished/letBe.ts';

/** What is written for wishes alone, by subject. */
export const WISHED: readonly Suggestion[] = [
  ...FOR_KITCHEN,
  ...FOR_NATURE,
  ...FOR_LEARNING,
  ...FOR_CRAFTS,
  ...FOR_GAMES,
  ...FOR_KEEPSAKES,
  ...FOR_COMPANY,
  ...FOR_SELF,
  ...FOR_AHEAD,
  ...FOR_SEAT,
  ...FOR_BASICS,
  ...FOR_UNDECIDED,
  ...FOR_AIDED,
  ...FOR_STUDY,
  ...FOR_NIGHTS,
  ...FOR_READING,
  ...FOR_HEAVY_HOURS,
  ...FOR_BEGINNING,
  ...FOR_LONGING,
  ...FOR_SORTS_OF_DAY,
  ...FOR_CLOSE,
  ...FOR_WEATHER,
  ...FOR_OUTWARD,
  ...FOR_UPRIGHT,
  ...FOR_ON_BOARD,
  ...FOR_AT_HAND,
  ...FOR_GOOD_NEWS,
  ...FOR_THE_UNFINISHED,
  ...FOR_LETTING_BE,
  ...FOR_KEPT_IN_PLACE,
  ...FOR_NEAR_AND_APART,
  ...FOR_FEASTS_AND_THE_MISSED,
  ...FOR_NIGHT_DUTY,
].map((suggestion) => ({ ...suggestion, isOnlyForWishes: true }));
