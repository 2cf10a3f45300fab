import type { AvoidSuggestion, Consideration, Goal, NeedMore, SuggestionCategory } from '@spire/domain/options';

/** The meaning of everyday words: a state (a need or a condition of life) or an activity. */
export interface Meaning {
  /** The words in both languages, separated by spaces; a star stands for any ending. */
  words: string;
  needs?: readonly NeedMore[];
  considerations?: readonly Consideration[];
  goals?: readonly Goal[];
  /** The kinds of suggestion the words ask for. */
  categories?: readonly SuggestionCategory[];
  /** The kinds of suggestion the words refuse. */
  unwanted?: readonly SuggestionCategory[];
  /** Whether it can be refused, though it is of no kind of suggestion. */
  isDeed?: true;
  /** The topics it touches that a person may have asked to be spared. */
  touches?: readonly AvoidSuggestion[];
}

/** Small on purpose: a word that is not here changes nothing, and the choice stays a good one without it. */
export const MEANINGS: readonly Meaning[] = [
  {
    words:
      'ro roen rolig* stille* stillhet* fred* avslapp* slappe* senk* bråk* støy* calm* peace* quiet* relax* unwind* nois*',
    needs: ['ro'],
  },
  {
    words: 'stress* press* jag* travel* hektisk* overveld* overwhelm* pressure* hectic busy rushed',
    needs: ['ro'],
    considerations: ['stress'],
  },
  { words: 'uro uroen urolig* rastløs* restless* fidget* jumpy', needs: ['ro'], considerations: ['indre_uro'] },
  {
    words: 'angst* engst* nervøs* redd bekymr* grue* anxi* nervous* worr* afraid scared dread* panic* panikk*',
    needs: ['trygghet', 'ro'],
    considerations: ['anxiety'],
  },
  { words: 'trygg* utrygg* tør tørre turte safe* secure unsafe dare dares', needs: ['trygghet'] },
  {
    words: 'savn savner savnet sorg sorgen sørge sørger døde mistet miss missing grief griev* mourn* died bereave*',
    needs: ['stoette', 'trygghet'],
    categories: ['mindfulness', 'social'],
  },
  {
    words: 'sliten* slitne utslitt* trøtt* trett* utmatt* orke* tired exhaust* weary worn fatigue* drained',
    needs: ['energi'],
    considerations: ['fatigue'],
  },
  { words: 'energi* krefter kreftene energy', needs: ['energi'] },
  {
    words: 'syk syke sjuk sjuke feber* forkjøl* ill unwell fever*',
    needs: ['ro', 'energi'],
    considerations: ['fatigue'],
  },
  { words: 'utbrent* burnout burned burnt', needs: ['energi'], considerations: ['burnout'] },
  {
    words: 'søvn* sove* sovet sovnet sovne våken våkne* innsov* sleep* asleep insomnia awake',
    needs: ['ro'],
    considerations: ['sleep_problems'],
  },
  {
    words: 'vondt smerte* verk* pain* ache* aching hurts sore',
    needs: ['stoette', 'ro'],
    considerations: ['chronic_pain'],
  },
  {
    words: 'hjernerystelse* hodeskade* migrene* hodepine* concuss* migraine* headache*',
    needs: ['ro'],
    considerations: ['brain_injury'],
  },
  {
    words: 'tåke* hjernetåke* tåkete fog* foggy glemsom* glemmer forget*',
    needs: ['klarhet'],
    considerations: ['brain_fog'],
  },
  { words: 'mage* kvalm* stomach belly nause* sick', needs: ['trygghet'], considerations: ['stomach_problems'] },
  {
    words: 'trist* lei nedfor* nedstemt* tung tungt deppa deprim* sad* low down depress* heavy gloom*',
    needs: ['glede', 'stoette'],
    considerations: ['depression'],
  },
  {
    words: 'skyld* samvittighet* skam* guilt* asham* shame*',
    needs: ['selvfoelelse'],
    considerations: ['guilty_conscience'],
  },
  {
    words: 'glad* glede* gøy* moro morsom* hyggelig* kos* koselig* happy happi* joy* fun cheer* nice',
    needs: ['glede'],
    goals: ['joy'],
  },
  { words: 'le ler latter* humor* fjas* tull* laugh* giggle* funny silly humour', needs: ['latter'] },
  {
    words: 'mestr* fikse* utsett* utsatt utsette* master* achiev* accomplish* procrastinat*',
    needs: ['mestring'],
    goals: ['mastery'],
  },
  {
    words: 'fokus* konsentr* distra* oppmerksom* focus* concentrat* distract* attention adhd',
    needs: ['fokus'],
    considerations: ['adhd'],
  },
  {
    words:
      'klarhet* klart tanker tankene tankekjør* kaos* kaotisk* rot rotete clarity thoughts overthink* grubl* ruminat* chaos* chaotic mess*',
    needs: ['klarhet'],
  },
  {
    words: 'selvfølelse* selvtillit* selvbilde* verdiløs* selvkritikk* dum dumme confiden* esteem worthless stupid',
    needs: ['selvfoelelse'],
    considerations: ['self_esteem'],
  },
  { words: 'støtte* omsorg* trøst* klem klemmer support* comfort* care hug hugs', needs: ['stoette'] },
  { words: 'ensom* lonely loneliness isolated', needs: ['stoette'], goals: ['social'], categories: ['social'] },
  {
    words:
      'venn* venninne* familie* folk sosial* selskap* prate* snakke* samtale* ringe friend* family people social* company talk* chat* conversation*',
    needs: ['stoette'],
    goals: ['social'],
    categories: ['social'],
    touches: ['social_contact'],
  },
  {
    words:
      'natur naturen skog* sjø* hav havet strand* fjell* hage hagen ute utendørs luft sol sola solen nature woods forest* sea beach* mountain* garden* outside outdoor* air sun sunshine',
    needs: ['natur'],
  },
  {
    words: 'tur turen turer gåtur* spaser* walk* stroll* hike* hiking',
    needs: ['natur'],
    goals: ['movement'],
    categories: ['physical'],
    touches: ['exercise'],
  },
  {
    words:
      'tren trene trener trening* beveg* løp løpe* løper jogg* styrke* yoga dans* sykl* svøm* tøye tøyer tøyning* exercis* workout* training move moving movement run running jog* gym danc* cycl* swim* stretch*',
    needs: ['energi'],
    goals: ['movement'],
    categories: ['physical'],
    touches: ['exercise'],
  },
  { words: 'kropp* body', categories: ['physical'] },
  {
    words: 'medit* mindful* pust* puste* breath*',
    needs: ['ro'],
    goals: ['peace'],
    categories: ['mindfulness'],
    touches: ['meditation'],
  },
  { words: 'pause* hvile* hvil rest resting break breaks', needs: ['ro', 'energi'], categories: ['mindfulness'] },
  {
    words:
      'tegn* male maler maling* skriv* dikt* strikk* hekl* bake baker bakst kreativ* lage skape* håndarbeid* draw* paint* write writing poem* knit* crochet* baking creativ* craft*',
    needs: ['kreativitet'],
    categories: ['creative'],
    touches: ['creative_tasks'],
  },
  {
    words: 'musikk* sang sangen sanger synge* nynn* music* song* sing singing hum',
    needs: ['glede'],
    categories: ['creative'],
  },
  {
    words:
      'rydd* vask* oppvask* klesvask* orden plan planen planer planlegg* rutine* struktur* husarbeid* liste lista tidy* clean* wash* dishes laundry organi* plans planning routine* structure* chore* list lists',
    needs: ['klarhet', 'mestring'],
    goals: ['structure'],
    categories: ['practical'],
  },
  {
    isDeed: true,
    words:
      'film* serie* tv skjerm* mobil* telefon* nett internett dataspill* gaming movie* series screen* phone* online internet',
    touches: ['screen_use'],
  },
  { words: 'kjede* kjedelig* bored boring', needs: ['glede', 'kreativitet'], categories: ['creative'] },
  { words: 'praktisk* nyttig* practical useful', categories: ['practical'] },
  { words: 'begynne starte start started starting begin', needs: ['mestring', 'fokus'] },
  { words: 'buss bussen toget vente venter venterom* bus waiting', needs: ['ro', 'fokus'] },
  {
    words: 'sint sinna irritert* frustrert* krangl* angry annoyed irritat* frustrat* quarrel* argument',
    needs: ['ro', 'klarhet'],
  },
  { words: 'gråte gråter gråt såret cry crying tears hurt', needs: ['stoette', 'trygghet'] },
  { words: 'takknemlig* grateful thankful gratitude', needs: ['glede'], goals: ['positivity'] },
  { words: 'håp håpløs* motløs* hope hopeless discouraged', needs: ['glede', 'stoette'], goals: ['positive_thinking'] },
  {
    words: 'jobb jobbe jobben studier studere eksamen work working study studying exam*',
    needs: ['fokus', 'mestring'],
  },
  {
    words: 'kald kaldt fryser varm varmt varme cold freezing warm warmth cosy',
    needs: ['trygghet'],
    categories: ['physical'],
  },
  {
    words:
      'mat* sulten spise middag frokost kake* brød deig suppe* grøt pasta food* hungry eat cook* dinner breakfast lunch cake* bread dough soup* porridge',
    needs: ['energi'],
    categories: ['practical'],
  },
  { words: 'lese les leser lest bok boka bøker read reading book books', needs: ['ro', 'fokus'], isDeed: true },
  {
    words: 'ligge ligg ligger liggje legge senga sengen sofa* dyna teppe* lie lying laying bed couch duvet blanket*',
    isDeed: true,
  },
  { words: 'te kaffe* tea coffee', isDeed: true },
  { words: 'velge* velg valg bestem* avgjør* choose choosing choice* pick decide* deciding decision*', isDeed: true },
  { words: 'pod podkast* podcast* radio*', isDeed: true },
  { words: 'dyr hund hunden katt katten animal* dog dogs cat cats pet pets', needs: ['glede', 'trygghet'] },
  { words: 'alene alone', unwanted: ['social'] },
];
