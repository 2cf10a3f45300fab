import type { Language } from '@spire/domain/languages';
import { phrases } from '../phrases.ts';

/** Spelt alike in both languages, or near enough. */
const SUBSTANCES = [
  '[0-9]+ ?(mg|mcg|µg|ml|iu|ie)',
  '(paracet|ibux|ibuprofe|sobril|valium|diazepam|oxazepam|zopiclon|imovan|melatonin|sertralin|zoloft|cipralex|prozac|fluo(ks|x)etin|naproxen|aspirin|albyl|voltaren|tramadol|lyrica|pregabalin|ritalin|concerta|antidepress|ben(s|z)odia(s|z)epin|opioid|antihistamin)*',
  '(ssri|cbd|thc|cannabis|ashwagandha|magnesium|vitamin*|probioti*|omega [0-9]+)',
];

/** Medicine, dose, supplement and treatment, also as advice to stop. */
export const MEDICINE: Record<Language, RegExp> = {
  no: phrases(
    ...SUBSTANCES,
    '(medisin|medikament|legemid|legemiddel|sovemedisin|sovemid|smertestill|beroligende|antibioti|kosttilskudd|johannesurt|valerian)*',
    '(tablett|sovetablett|pille|sovepille|p pille)(n|r|en|er|ne|ene)?',
    '(dose|dosen|doser|dosering*|overdose*)',
    '(alkohol|rødvin|hvitvin|whisky|dram)*',
    '(vin|øl)',
    'resept(en|er|ene|fri*)?',
    '(behandl|terapi|egenterapi|musikkterapi|hypnose|akupunktur|homøopat|kjærestebehandl)*',
  ),
  en: phrases(
    ...SUBSTANCES,
    'meds',
    '(medicin|medicat|prescri|supplement|antibiotic|painkiller|sedative|opiate|hypno|acupunctur|homeopath)*',
    '(?<!(phone|laptop|computer|screen|television)( ,| or| and)+ )tablets?',
    '(pills?|dos(e|es|ed|age|ages)|overdos*)',
    "(pain relief|sleeping aids?|st john's wort|valerian|melatonin)",
    '(therap|psychotherap)*',
    '(alcohol*|wine|beer|whisky|gin)',
    '(treatments?|treat (your|the) (anxiety|pain|depression|stress|symptoms|condition))',
  ),
};
