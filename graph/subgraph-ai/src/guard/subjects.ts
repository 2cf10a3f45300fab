import type { CapacityLevel } from '@spire/domain/capacity';
import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion } from '@spire/domain/options';

/** Words of a subject: `anywhere` in what is asked for, or only where a request `begins`; a `*` is the rest of a word. */
export interface Subject {
  anywhere: string;
  begins?: string;
  /** Phrases, each with spaces of its own. */
  phrases?: readonly string[];
}

/** Words of what a person may want to be spared, wider than what is asked of a written text. */
export const AVOIDED_SUBJECTS: Record<AvoidSuggestion, Record<Language, Subject>> = {
  social_contact: {
    no: {
      anywhere:
        'venn venner vennen vennene venninne* nabo* kolleg* søster* bror* søsken* mamma* pappa* moren faren foreld* bestefor* bestemor* bestefar* tante* onkel* fetter* kusine* barnebarn* partner* kjærest* samboer* ektemann* familie* slekt* gjest* bekjent* noens ham henne folk menneske* melding* sms* ringe samtale* besøk* inviter* prat* snakk* selskap* innom hilsen* postkort*',
      begins: 'ring spør send hils inviter møt',
      phrases: ['noen (du|som|andre)', '(til|med|hos|fra) noen', '(skriv|si) til'],
    },
    en: {
      anywhere:
        'friend* neighbour* neighbor* colleague* workmate* sister* brother* mother* mum mums father* dad dads parent* gran grandm* grandf* grandp* aunt* uncle* cousin* niece* nephew* daughter* partner* boyfriend* girlfriend* husband* wife family relative* guest* people message* email* chat* talk* visit* invit*',
      begins: 'call ring phone text message ask tell meet send greet hug join',
      phrases: [
        '(to|with|from|for|ask|let|see) (someone|somebody|anyone|him|her|them)',
        'drop (in|by|round)',
        'pop (in|by|round)',
        'get in touch',
        'a line to',
      ],
    },
  },
  exercise: {
    no: {
      anywhere:
        'tur tren trene trening* øvels* beveg* strekk* tøye tøyning* bøy bøye hopp* dans* sykl* svøm* padl* klatr* trapp* joggesko* matte tåhev* balanse* balanser* knebøy* spaser* rusl* vandr* yoga* pilates*',
      begins: 'gå stå løp jogg tråkk rist stikk løft sving vri rull',
      phrases: ['(en|kort|liten|rolig) tur', '(ut|bort|ned|opp) (og|til|på|i)', 'på ett bein'],
    },
    en: {
      anywhere:
        'walk* stroll* amble* saunter* march* jog* exercis* movement* stretch* bend* swing* twist* hop jump* danc* cycl* bike* swim* climb* balanc* stairs tiptoe* laps steps yoga pilates squat*',
      begins: 'stand step run move pace skip wander lift raise roll circle shake',
      phrases: ['(go|head) (out|for|down|up|round|over|to)', 'on one leg'],
    },
  },
  creative_tasks: {
    no: {
      anywhere:
        'blyant* tegnestift* fargestift* fargeblyant* pensel* akvarell* maling* dikt* vers rim strikk* hekl* broder* sytøy* kollasj* gitar* piano* eventyr* ark arket noteark* leire',
      begins: 'tegn skriv mal syng nynn klipp lim brett dikt komponer form bygg',
      phrases: ['finn på', 'lag (en|et|ei|noe|din|ditt)'],
    },
    en: {
      anywhere:
        'poem* verse* rhyme* pencil* crayon* paintbrush* paint paints painting paper clay knit* crochet* sew* embroid* collage* doodl* tune* craft* guitar piano story stories',
      begins: 'draw write sing hum invent fold cut glue colour color sketch compose build',
      phrases: ['(make|made|making) up', 'make (a|an|your|something)'],
    },
  },
  meditation: {
    no: {
      anywhere:
        'medit* mindful* pust* åndedr* innpust* utpust* oppmerksom* nærvær* kroppsskann* visualiser* mantra* forestill* avspenn* tankene',
      phrases: ['se for deg', 'lukk øynene og', '(i|gjennom) (hele )?kroppen'],
    },
    en: {
      anywhere: 'meditat* mindful* breath* inhal* exhal* awareness visuali* mantra* imagine',
      phrases: [
        'picture (a|an|the|your|yourself)',
        '(your|the) thoughts',
        'with your eyes closed',
        'close your eyes and',
        'through your body',
      ],
    },
  },
  screen_use: {
    no: {
      anywhere:
        'skjerm* mobil* telefon* tv tven fjernsyn* film* serie serien episode* video* klipp nettet internett* app appen apper dataspill* pc pcen datamaskin* nettbrett* podkast* podcast* spotify* youtube* netflix* lydbok* musikk* spilleliste* sang sangen kamera* melding* sms* strømm*',
      phrases: ['på nett', 'ta (et |noen )?(_ )?bilde(r)?'],
    },
    en: {
      anywhere:
        'screen* mobile* phone* tv telly television film* movie* series episode* video* clip clips online internet web website* app apps computer* laptop* tablet* podcast* spotify youtube netflix audiobook* music playlist* song songs camera* google* brows* scroll* message* email* photo*',
      phrases: ['look (it |something )?up'],
    },
  },
};

/** Words of what takes more than lying down, and more than staying at home. */
export const EFFORT_SUBJECTS: Record<Extract<CapacityLevel, 'low' | 'limited'>, Record<Language, Subject>> = {
  low: {
    no: {
      anywhere:
        'kjøkken* hagen dusj* badekar* oppvask* klesvask* støvsug* skittentøy* søppel* postkass* butikk* gulvet',
      begins: 'reis stå gå hent rydd vask kok luft dekk bær stikk',
    },
    en: {
      anywhere:
        'kitchen garden shower* bath hoover* vacuum* dishes laundry washing ironing rubbish weeds letterbox mailbox shop shops slippers',
      begins: 'stand walk fetch tidy clean wash cook bake carry',
      phrases: ['(sit|get|stand) up', 'strip the bed'],
    },
  },
  limited: {
    no: {
      anywhere:
        'kvartalet byen sentrum skogen marka fjellet butikken* joggesko* bussen trikken toget kilometer* treningssent* svømmehall*',
      begins: 'løp jogg spring sykle hopp klatr',
    },
    en: {
      anywhere: 'town shops bus tram forest woods hill mountain* mile miles kilomet* gym pool trainers',
      begins: 'run jog sprint cycle hop jump climb hike',
      phrases: ['(star|jumping) jumps?'],
    },
  },
};
