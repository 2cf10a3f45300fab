import { daysAfter, exposureName, patternText, trialThing } from '@spire/content/patternWords';
import { DEFAULT_LANGUAGE, type Language } from '@spire/domain/languages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { LanguageEnum } from '@spire/graph-shared/optionEnums';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  type AskPatternInput,
  AskPatternInputType,
  type HidePatternInput,
  HidePatternInputType,
  type SetPatternsInput,
  SetPatternsInputType,
} from './patterns.input.ts';
import type { PatternsService } from './patterns.service.ts';
import {
  type Pattern,
  type PatternExposure,
  PatternExposureType,
  type Patterns,
  PatternsType,
  type PatternTrial,
  PatternTrialType,
  PatternType,
} from './patterns.type.ts';

const LANGUAGE = 'The language of the words.';

@Resolver(() => UserType)
export class PatternsResolver {
  private readonly service: PatternsService;

  constructor(service: PatternsService) {
    this.service = service;
  }

  @FieldResolver(() => PatternsType, { description: 'What the days show, by a stated rule; worked out on request.' })
  patterns(@Ctx() context: RequestContext): Promise<Patterns> {
    return this.service.read(context);
  }

  @Mutation(() => PatternsType, { description: 'Turns patterns on or off; while they are off nothing is worked out.' })
  setPatterns(
    @Arg('input', () => SetPatternsInputType, { description: 'On or off.' }) { isOn }: SetPatternsInput,
    @Ctx() context: RequestContext,
  ): Promise<Patterns> {
    return this.service.setOn(context, isOn);
  }

  @Mutation(() => PatternsType, { description: 'Asks about one pair, in place of the one before.' })
  askPattern(
    @Arg('input', () => AskPatternInputType, { description: 'The pair.' }) input: AskPatternInput,
    @Ctx() context: RequestContext,
  ): Promise<Patterns> {
    return this.service.ask(context, input);
  }

  @Mutation(() => PatternsType, { description: 'Takes the question back; nothing changes when there is none.' })
  removePatternQuestion(@Ctx() context: RequestContext): Promise<Patterns> {
    return this.service.removeQuestion(context);
  }

  @Mutation(() => PatternsType, { description: 'Hides a pattern: it is not worked out again.' })
  hidePattern(
    @Arg('input', () => HidePatternInputType, { description: 'Which.' }) input: HidePatternInput,
    @Ctx() context: RequestContext,
  ): Promise<Patterns> {
    return this.service.hide(context, input);
  }

  @Mutation(() => PatternsType, { description: 'Shows a hidden pattern again; NOT_FOUND when it is not hidden.' })
  undoHidePattern(
    @Arg('id', () => ID, { description: 'The pattern’s id.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Patterns> {
    return this.service.show(context, id);
  }

  @Mutation(() => PatternsType, {
    description: 'Begins a trial of fourteen days tomorrow, in place of the one before.',
  })
  beginPatternTrial(
    @Arg('id', () => ID, { description: 'The pattern it is begun from.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Patterns> {
    return this.service.beginTrial(context, id);
  }

  @Mutation(() => PatternsType, { description: 'Ends the trial; nothing changes when there is none.' })
  endPatternTrial(@Ctx() context: RequestContext): Promise<Patterns> {
    return this.service.endTrial(context);
  }
}

@Resolver(() => PatternType)
export class PatternResolver {
  @FieldResolver(() => String, { description: 'The pattern in one sentence.' })
  text(
    @Root() pattern: Pattern,
    @Arg('language', () => LanguageEnum, { description: LANGUAGE, defaultValue: DEFAULT_LANGUAGE }) language: Language,
  ): string {
    return patternText(pattern, language);
  }

  @FieldResolver(() => String, { description: 'The days after it, as "The day after a walk".' })
  after(
    @Root() pattern: Pattern,
    @Arg('language', () => LanguageEnum, { description: LANGUAGE, defaultValue: DEFAULT_LANGUAGE }) language: Language,
  ): string {
    return daysAfter(pattern, language);
  }
}

@Resolver(() => PatternExposureType)
export class PatternExposureResolver {
  @FieldResolver(() => String, { description: 'What it is, in the middle of a sentence.' })
  label(
    @Root() exposure: PatternExposure,
    @Arg('language', () => LanguageEnum, { description: LANGUAGE, defaultValue: DEFAULT_LANGUAGE }) language: Language,
  ): string {
    return exposureName(exposure, null, language);
  }
}

@Resolver(() => PatternTrialType)
export class PatternTrialResolver {
  @FieldResolver(() => String, { description: 'What is tried, in the middle of a sentence.' })
  thing(
    @Root() { outcome }: PatternTrial,
    @Arg('language', () => LanguageEnum, { description: LANGUAGE, defaultValue: DEFAULT_LANGUAGE }) language: Language,
  ): string {
    return trialThing(outcome, language);
  }
}
