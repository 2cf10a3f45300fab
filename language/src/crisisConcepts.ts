import { wordsOf } from './crisis/wordsOf.ts';

/**
 * Topics of people who need help, or who speak as if they did, in both languages at once: a classifier that has met a
 * thought in one language knows it in the other. A star stands for any ending.
 */
const CONCEPTS: Record<string, string> = {
  i: 'jeg eg æ jæ i im ive id ill meg mæ me mitt min mi my mine myself meself selv',
  we: 'vi oss me us we our vår vårt våre',
  he: 'han ham him his hans he hes she shes her hun ho hu henne hennes they them de dem dei',
  you: 'du deg dere you your dokker dykk',
  not: 'ikke ikkje itj itte ittj aldri never not dont doesnt didnt wont cant cannot couldnt wouldnt isnt aint canny cannae dinnae wasnt havent hasnt nobody ingen none nothing ingenting no neither hardly knapt uten utan without nei',
  want: 'vil ville vilje ønsker ønske ønskjer ynskjer want wanted wants wanna wish lyst hope håper longing lengter lengtar like gjerne rather heller hellre',
  able: 'kan klarer klare klarar orker orkar orke greier greie makter gidder maktar tåler tåle bear stand cope manage handle able face',
  live: 'leve lever live living alive life liv livet levende here her exist eksistere eksisterer finnes existing finnast fins eksistens tilværelsen',
  die: 'dø dør døy døyr død døden dau daud daua dead die dies died dying death deaths',
  killSelf: 'selvmord* sjølvmord* sjølmord* suicid* suisid* top drukne henge hengt henger overdos* selvmords*',
  kill: 'drep* kill* myrd* murder* kverk* slakt* stab* knivstikk* strangle* kvel* choke* choking throttl*',
  end: 'slutt slutte avslutt* ende ender ended ending end over finish finished done ferdig endelig stopp stoppe stop stops quit finito',
  wake: 'våkne våkner vakne vaknar wake waking woke oppvåkn*',
  sleepEver: 'sove sovne sovner slokne sleep asleep sovnet',
  gone: 'borte vekk forsvinn* forsvant forsvunn* disappear* vanish* gone away usynlig invisible vekke viska visket erased utslettet bort fjern* lost',
  burden: 'byrde* bør belast* burden* plag* bry tyngde weight last ballast nuisance bother plage liability',
  without: 'uten utan foruten without',
  better:
    'bedre betre better best bra lettere lettare easier freer penere relief lettelse lettet sparer slipper slippe spared rid kvitt',
  others:
    'alle andre de dere everyone everybody others them family familie* barna ungene ungane kids children ungar mamma pappa mor far mum mom dad foreldre parents wife husband kona mannen folk people',
  giveAway: 'gir gi gitt gav gave give given giving bort away arv* arve inherit keep beholde ha overta',
  affairs:
    'testament* will brev brevet letter letters note skrevet skrive written write passord* password* perm mappe folder instruks* instructions begravels* funeral salme* salmene hymn kiste urne coffin gravstein headstone forsikring* insurance ryddet sorted orden order papir* papers konto* kontoer accounts nøkler keys',
  farewell:
    'farvel adjø goodbye byebye farewell hadet sorry unnskyld tilgi forgive tilgjev takk siste last avskjed klem goodbyes love elsk* glad',
  plan: 'plan* bestemt bestemte decided decide deciding dato date klar ready forbered* prepare* prepared tidspunkt når when gjøre gjort gjør do done',
  means:
    'pill* piller tablett* tabletter paracet* sovetablett* sovemedisin* medisin* medisinskap* meds medication* tau tauet rope bru brua broen bridge stup stupet kant kanten ledge edge tog toget skinner skinnene train tracks rails platform perrong* hagle* rifle* gevær* gun pistol* våpen* weapon* kniv* knife knives razor* barberblad* blade* blades saks scalpel skalpell eksos exhaust balkong* balcony roof taket height høyden dypt sjøen vannet elva river sea',
  hoard:
    'spart sparer samlet samler samla gjemt gjemmer saved saving hoard* stash* collect* teller telte counted counting count nok enough alle hele many mange',
  pointless:
    'mening* meningen vits vitsen poeng poenget point pointless meaning meaningless meningsløs* vitsløst grunn reason reasons hensikt purpose verdt verdi worth worthless verdiløs* verdilaus*',
  hope: 'håp håpløs* håplaus* vonlaus* hope hopeless fremtid* framtid* future utvei utveg way løsning solution lys',
  tired: 'sliten slitne trøtt trett utslitt lei mett tired exhausted sick fed knackered drained fatigued weary orka',
  pain: 'vondt smerte* pain hurts hurting ache agony lidelse lide suffer* suffering',
  hurtSelf:
    'selvskad* selskad* sjølvskad* selfharm* harm* skade skader skada skadet skadde kutt kutte kutter kutta kuttet skjær* skar skåret cut cuts cutting cutter risp* rispa klor* klore scratch* brenn* brent brente burn* burning burned burnt carve* bite bit biter bet picking',
  skin: 'arm* armer armen armene arma arms lår* låret lårene thigh* wrist* håndledd* handledd* handa hud* huden skin blod* blør bleed* bleeding blood sår såra sårene wound* wounds arr arra scars scar plaster* bandasje* bandage* plasters lang lange ermer erma ermar sleeves sleeve genser mage stomach',
  headHit: 'hode* hodet hovud* hue head panne forehead vegg veggen wall dunk* dunker slår banging bang banged',
  again: 'igjen again tilbakefall relapse* relapsed sprakk sprekk clean streak dager days',
  secret:
    'skjul* skjuler gjem* hide hides hiding hidden hemmel* secret secretly lyver løy lie lied lying fortalt told tell fortelle sagt',
  punish: 'straff* straffe punish* fortjen* deserve* deserves skyld fault',
  hit: 'slår slo slått sloss hit hits hitting beat beats beating beaten slap* slapped punch* punched kick* kicked spark* sparka sparket dyttet dytt* dytta push* pushed shov* shoved kast* kaster kasta threw throws throwing thrown knus* knuste smash* smashed broke grep griper tok tak grab* grabbed dro lugg* spyttet spit spat ris juling denger denga banket banka holdt held throat strupe* halsen neck klyp* pinch*',
  bruise:
    'blåmerke* blått blåveis* bruise* bruised bruises merke merker merka marks mark øye eye sminke* concealer makeup trapp* skapdør* stairs cupboard falt fell ramla snublet tripped lepp* lip brukket broken fractured ribs ribbein',
  threat:
    'tru* truer trua truet trugar threat* threatens trussel* trusler lover swear sverger warned advart says seier sier hvis if ellers otherwise',
  control:
    'kontroll* control* sjekker checks check sporer tracking tracks følger follows nekter refuse* lov allowed allow permission låser låst locked locks lock innelåst tar penger lønn* money bankkort* card kort* bank* phone mobil* mobilen sjalu jealous isoler* passord*',
  scared:
    'redd redde livredd redsel* engst* skrem* skremt skummel* scared frightened afraid terrified terrifies terrifying fear fears dread frykt* fryktar utrygg* utrygt unsafe safe trygg trygt tiptoe* eggshells tå tærne listar lister lydløs stille quiet hearing hører steps skritt nøkkel* døra door humør* mood temper sint sinne rasende rage furious raging angry',
  partner:
    'mann mannen mannin husband hubby wife kona kone kjæreste* kjærest* kjærast* typen dama boyfriend girlfriend bf gf partner* samboer* sambuar* eks* eksen ex exhusband ektemann* forlov* fiance* gutt* type',
  parent:
    'pappa far faren faderen mamma mor mora moren stefar* stemor* dad father mum mom mam mother stepdad stepfather stepmum stepmom stepmother bestefar* onkel* uncle tante* foreldre* parents guardian',
  childOf:
    'sønn* sønnen datter* dattera datteren gutten jenta jenten barn* barnet barnebarn* unge* ungen son daughter kid kids child children grandson granddaughter grandchild niese* nevø* niece nephew bror* broren bruder søster* søstera brother sister sis bro lillebror lillesøster lad lass',
  friend:
    'venn* vennen venninne* venninna kompis* kamerat* friend* mate pal buddy roommate* flatmate* romkamerat* kollega* kolleg* colleague coworker workmate nabo* naboen neighbour* neighbor* elev* student* pupil klient* patient pasient* kunde housemate kollektiv*',
  sex: 'voldt* voldtekt* voldta* rape* raped raping overgrep* overgrip* misbruk* misbrukt abuse* abused abusing abusive assault* assaulted molest* seksuel* sexual* sex sexually klår* klådd* befølt* befølte tafs* tvang tvunget tvinger forced forces force tatt tok presset presser pressured kler undertøy underwear bed senga senge nei samtykke consent nudes bilder pictures ufrivillig',
  violence: 'vold volden valden vald violence violent mishandl* mishandling mistreat* battered juling',
  police:
    'politi* politiet police cops 112 113 911 999 ambulanse* ambulance legevakt* emergency er nødnummer* nødsentral krisesenter* shelter refuge hotline',
  now: 'nå no akkurat now tonight inatt kveld natt natta nettopp just currently rett right minutt minutes asap fort hjelp help snart soon straks',
  past: 'var va vært vore hadde før was were had used ago siden sidan once gang tidligere formerly back fjor year years år åra ungdom* younger',
  bodyEmergency:
    'puste pust* pusten breathe breathing breath bryst* brystet chest hjerte* hjerteinfarkt hjertet heart besvim* besvime* svimte faint* fainted passed bevisstløs* bevisstlaus* unconscious kollaps* collaps* collapsed nummen numb lam lammet lamma droop* drooping face ansikt* ansiktet munn* munnvik* slurr* slurring snøvl* snøvler ord ordene words tale speech syn synet vision see ser dobbelt double oppkast* kast* kaster spyr spydde vomit* vomiting puke* puking threw throwing kramp* krampe* seizure* seizing fit anfall* allerg* allergic hoven swell* swollen swelling tunga tongue throat blør bleeding bleed* blod blood blø lammelse* stroke slag slaget hjerneslag* anafyl* epipen* feber* fever floppy slapp blue blå lips lepper bein følelse feeling legs',
  fall: 'falt fall fell fallen ramla ramlet dett datt gulvet golvet badegulv* floor reise opp up stå stand alone åleine alene hjemme home heime ligger ligg lying lie stuck fast sitter',
  poison:
    'svelg* svelget swallow* swallowed drukket drakk drank drunk tatt tok took take teke overdose* od gift* giftig* poison* poisoned drowsy sløv* døsig* dosing',
  fire: 'brann* brannen brenn brenner fire flamme* flames røyk* røyken røyklukt smoke smoking gass gasslukt gass* gas ryker alarm*',
  intruder:
    'noen nokon someone somebody stranger* fremmed* framand* innbrudd* burglar intruder følger følgjer follow* following followed utenfor utafor utanfor outside door døra vindu* window banker bankar banging hamr* hammering garden hagen trapp* skyggen stalk* stalker* stalking',
  weaponHe: 'kniv* kniven knife øks* axe ax gun pistol* gevær* rifle hagle* weapon våpen* bat balltre* hammer*',
  drunkDrive: 'full fulle drunk ruset rusa high kjører køyrer driving drive drives bil* bilen car',
  lockIn:
    'låst låste låsa lås locked lock rom* rommet soverom* bad badet bathroom bedroom toilet closet skap* hiding gjemmer gjøymer gjemt hid hide under',
  dieWish: 'dødsønske* dødslengsel* livstrøtt* livslei*',
  lostSelf:
    'tom tomt tomhet empty emptiness numb nummen skall shell mørkt mørke mørkret dark darkness svart black void natt grått',
  hate: 'hater hatar hate meg selv loathe disgust* disgusting avsky*',
  matter:
    'savne* savner savnar miss missed missing merke notice* noticed care cares bryr bry matter matters spiller rolle gråte cry funeral',
  thoughts:
    'tanke* tanker tankene tankar thoughts thought thinking tenker tenkjer tenkt tenke think ideas planer stemme* stemmer voices voice',
  jokes:
    'lol haha hahah hehe ler latter laugh laughing joke spøk* funny morsomt film* filmen movie serie* series bok boka book nyhet* news avisa podcast podkast game spill* spillet level boss kamp match fotball football sang* song lyric* teater* play workout gym quote sitat*',
  work: 'jobb* jobben arbeid* work job office kontor* møte* meeting vakt shift kurs course skole* school lekse* homework eksamen exam',
  fine: 'bra fint greit ok okay fine alright good better bedre frisk well happy glad lykkelig takknemlig grateful heldig lucky',
  asking: 'hva what hvordan how hvor who hvem ka kva korleis should burde skal bør gjør do hjelp help vet vite know',
  third:
    'bekymra bekymret worried worry uroleg urolig han hun she he says sier sa skrev wrote texted skriv melding message messages posted insta snap story funnet found fant finner find',
  drugName:
    'paracet* paracetamol* acetaminophen pinex panodil ibux* ibumetin ibuprofen* voltaren naproxen* diclofenac difene imovane zopiclon* stilnoct zolpidem ambien sobril* vival valium diazepam* stesolid xanax* xanor alprazolam rivotril klonopin oxynorm oxycontin oxykodon* oxycodone* percocet vicodin morfin* morphine tramadol* nobligan paralgin* kodein* codeine* cocodamol solpadeine tylex metadon* methadone subutex fentanyl* heroin* ghb amfetamin* ritalin* concerta adderall seroquel quetiapin* litium lithium sertralin* zoloft cipralex lexapro escitalopram* citalopram fluoxetin* prozac venlafaxin* effexor wellbutrin sarotex amitriptylin* truxal vallergan phenergan benadryl nytol zzzquil melatonin metformin* insulin* digoxin warfarin betablokk* betablock* propranolol bisoprolol aspirin* tylenol advil aleve excedrin nurofen panadol anadin calpol lorazepam ativan temazepam gabapentin pregabalin lyrica metotreksat methotrexate antidepress* benzo* opioid* prednisolon* antibiotik* antibiotic* apap levaxin thyroxin* eutirox blodtrykk* statin* amlodipin* losartan lamictal lamotrigin* orfiril',
  medicine:
    'pille* piller pillene pillan pillan tablett* tabletta medisin* medesin* pill pills tablet tablets meds medicine medicines medication capsule* kapsl* sovepill* sovemedisin* painkiller* smertestillende sleepers sovetablett* dråper drops plaster stikkpille* brett brettet brettene eske eska esken pakke pakka boks boksen glass glasset packet pack box blister strip bottle dosett* dosette pillbox resept* prescription* refill',
  substance:
    'klor klorin* klorox salmiakk bensin frostvæske* plumbo rengjøring* vaskemid* vaskekapsl* kapsel zalo spylervæske rødsprit tennvæske lampeolje lut rottegift* musegift giftig* gift* ugressmid* roundup knappecell* knappcell* batteri* terpentin white spirit neglelakk* sopp* fluesopp* rev* bleach* antifreeze detergent poison* toxic drain descaler turpentine paraquat weedkiller weed killer petrol diesel gasoline pesticide coolant lighter fluid pod pods sanitiser sanitizer mushroom* toadstool* deathcap* foxglove laburnum berries yew chemical* cleaner* cleaning fumes gass gas carbon monoxide eksos eksosen kullos battery ammonia limescale',
  ingest:
    'tatt tok teke tar ta svelg* svelgd* slukt spist spiste ete åt inntatt drukket drakk drukke drikk skylt* putta puttet knaska proppa gitt gav satt injiser* fått swallow* swallowed took taken taking take necked downed popped popping ate eaten eating chew* drank drunk drinking inject* snort* given gave had used mixed blanda blandet inhal* pust licked sucked bit mouthful tygd slikket munnfull*',
  symptom:
    'svimmel svimmelt sløv sløve slapp svimete kvalm kvalme spyr spydd kaster kasta kaldsvett* skjelv* nummen døser sovner søvnig tåkete øresus susing våkner vakner reagerer svarer puste blå lepper floppy drowsy sleepy dizzy floaty woozy faint sick shaking shaky sweating vomit* puking throwing racing pounding blurry blurred spinning awake waking unconscious confused slurring ringing drooling froth cough* coughing tungpust* krampe* seizure* rolig calm tired varm hot burning svir brenner',
  tooMuch:
    'for altfor alt mange mye mykje masse hele heile alle resten hver eneste eska brettet førti tretti tjue femti seksti hundre dobbel dobbelt trippel femten tolv elleve tolv too many much whole entire all every rest lot lots loads handful bunch forty thirty twenty fifty sixty hundred dozen double triple twice thrice eleven twelve fifteen sixteen fourteen eighteen full',
  regret:
    'angrer angra angret regret regretting regretted shouldnt shouldn skulle aldri didnt mean meant mistake mistook tok feil feiltakelse oops herregud god omg help hjelp what hva do gjør skal panikk panic* scared redd frightened late sent',
  careTaken:
    'lege legen doctor gp pharmacist apotek* pharmacy chemist* chemists sykepleier* nurse prescribed foreskrev* forskrev* avtale* som vanlig normalt usual normal always same remembered husket hugsa tide time schedule morning morgen frokost* breakfast kveld helped hjalp hjelper worked works virket virka dosett* organis* organiz* sorted uke uka veka week vaksine* vaccin* vitamin* trapp* taper* dose dosen lavere lower økt increased fornya renewed dyrlege* vet hund* dog katt* cat',
  pictures:
    'bilde* bilder bildene bilete* bileta video* snap snaps snapchat foto* pic pics picture* photo* screenshot* skjermbild* selfie* nude* nudes naken* nakne undertøy* underwear bikini topless kropp body',
  publish:
    'legge ut dele deler spre sprer sprette lekke* leak* share* sharing post posting posted send* sende sender forward* upload* nett nettet online internet group chat gruppe* gruppa klassen skolen school followers følgere jobben sjefen boss parents foreldre mamma familie* alle everyone everybody vicar church menighet*',
  pressuring:
    'press* pressa presser maser mas masa gnål* krev* forlang* tving* tvang tvunget lurt lurer lokk* utpress* blackmail* sextort* pressur* demand* forc* coerc* nag* begg* beg begs insist* guilt* threat* unless hvis ellers otherwise betal* pay paid money penger vipps* gift card bitcoin cash owe skylder tjeneste favour favor rent husleie',
  stranger:
    'voksen voksne vaksen eldre mann kar fyr trener* coach lærer* teacher sjef* boss husvert utleier landlord prest vicar choirmaster onkel uncle fremmed* ukjent* adult grown stranger older man bloke guy chap fella dude forty thirty fifty førti tretti femti',
  minor:
    'år tolv tretten fjorten femten seksten elleve ti åtte ni barn* jente* gutt* datter* sønn* lillesøster* lillebror* niese* barnebarn* year old twelve thirteen fourteen fifteen sixteen eleven ten nine eight seven girl boy daughter son sister brother niece granddaughter grandson cousin kid',
  secretKept:
    'hemmelig* ikke fortell* ikke si slett* slette delete deleted secret* tell nobody alone alene møte møtes treffe* meet camera kamera webcam sexy fin gorgeous beautiful pen kiss kyss* fanget lap knees touch tar',
  heights:
    'bru brua broa bro bridge tak taket roof ledge kant kanten edge balkong* balcony stup* cliff rekkverk* railing perrong* platform spor sporet tracks skinne* tog train hopp* jump* leap step steg slipp* let',
};

const LEAST = 3;
const exact = new Map<string, number[]>();
const starts = new Map<string, number[]>();
Object.values(CONCEPTS).forEach((words, concept) => {
  for (const each of words.split(' ')) {
    const isStart = each.endsWith('*');
    const word = wordsOf(isStart ? each.slice(0, -1) : each)[0] ?? '';
    const table = isStart ? starts : exact;
    table.set(word, [...(table.get(word) ?? []), concept]);
  }
});

/** The concepts a word belongs to, by their numbers; none for most words. */
export function conceptsOf(word: string): number[] {
  const held = known.get(word);
  if (held !== undefined) return held;
  const concepts = lookedUp(word);
  if (known.size < MOST_KNOWN) known.set(word, concepts);
  return concepts;
}

/** Words come again and again; there is an end to what is kept of them. */
const MOST_KNOWN = 5000;
const known = new Map<string, number[]>();

function lookedUp(word: string): number[] {
  const found = new Set(exact.get(word));
  for (let length = LEAST; length <= word.length; length += 1)
    for (const concept of starts.get(word.slice(0, length)) ?? []) found.add(concept);
  return [...found];
}
