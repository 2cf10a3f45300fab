import { wordsOf } from './crisis/wordsOf.ts';

/**
 * Words of both languages that stand for one another in what people ask for: a reader that was trained on one of them
 * knows the others. A star stands for any ending; one in front for any beginning, so that compounds are read.
 */
const CLASSES: Record<string, string> = {
  alone: 'alene aleine ensom* einsam* lonely loneliness alone isolert* isolated ingen nobody lonesome',
  company: 'selskap* sammen company together hang folk people',
  friend:
    'venn venner vennen vennene venninne* kompis* kamerat* vennegjeng* friend* mate mates buddy besties bestie pal pals',
  fail: 'mislyk* mislykk* failure fail failed failing fiasko* udugelig* ubrukelig* useless worthless verdiløs* taper taperen loser inadequate utilstrekkelig* strekker dum dumme stupid idiot håpløs* elendig* suger suck sucks rubbish',
  angry:
    'sint sinna sinne* forbanna* rasende raser furious angry anger mad irritert* irritabel* irritated irritable pissed rage raging gretten amper lynavleder* annoyed frustrert* frustrated hissig* kokt koker boiling fuming klikker eitrende',
  dizzy:
    'svimmel* svimle* svimlete svimmer dizzy dizziness gyng* ustø* wobbly unsteady snurrer spinning spins spinner lightheaded vertigo woozy faint',
  awake:
    'våken vaken våkna* våkne* våknet awake insomnia insom* sovna* innsov* sover sove søvn* sovet sleep sleepless sleeping asleep',
  night: 'natt natta natten night midnight nattetid 3 4 0300 am',
  wait: 'venter vente venta ventet ventetid* venterom* waiting wait waits waited kø køen queue delayed forsinka forsinket forsinkelse*',
  bored: 'kjed* kjede* kjedelig* keder bored boring boredom',
  bed: 'seng senga senge sengen bed bedridden sengeliggende dyna dyne duvet puta pute sofa sofaen couch ligger lying',
  child:
    'barn barna barnet unge ungen ungene unger sønn sønnen dattera datter datteren jenta gutten baby babyen toddler kid kids child children son daughter barnebarn* småen lillemor lillegutt minsten eldste åring* grandchild* grandson* grandkid* poden ungdommen tenåring*',
  hands:
    'hender hendene hands fingre fingrene fingers fikle* fikling* fidget* håndarbeid* handarbeid* strikk* hekl* knit* crochet* hands plukke',
  minutes: 'minutt* minutes minute min mins kvarter* fem five halvtime* stund moment quick raskt kjapt kort short',
  noise:
    'bråk* støy* noise noisy loud lyd lyder lydene lyden sounds høyt larm* roper skriker dundr* drilling bor drill* naboen naboene neighbours neighbors hammer*',
  dread: 'gruer grue gruet gruing* dread* dreading grugleder redd',
  appointment:
    'time timen legetime* tannlege* lege legen legetimen doctor dentist appointment avtale avtalen møte møtet meeting undersøkelse* kontroll sykehus* hospital nav legevakt* fastlege* spesialist*',
  loops:
    'tankene tanker tanke tankekjør* grubl* kverne* kverner spinner surrer sirkel ring loop* looping circles overthink* ruminat* thoughts thinking racing mind stopper maler tenker hode hodet kjører repeat',
  self: 'gamle meg før før jeg var used old version missing myself lenger gjenkjenner recognise recognize someone else kjenner igjen meg selv savner',
  miss: 'savn savner sakner savnet saknar miss misses missing',
  tired:
    'sliten* slitne sliteneste utslitt* trøtt* trøyt* trett* utmatt* tom kjørt* kjørd gåen knekt tired exhaust* drained weary worn fatigue* knackered shattered wiped batteri* battery kaputt utkjørt* daud dau dead energi* krefter orker orkar ork orke',
  pain: 'vondt vond verk* verker smerte* smerter pain* painful ache* aching hurts hurt sore rygg* ryggen back hofte* skulder* kne kneet knee* ledd* joints nerve* gikt* fibro* leddgikt* arthritis',
  head: 'hode* hodet hovudet hovud* head heads skallen migrene* migraine* hodepine* hovudverk* headache* panne* pannen temple* tinning*',
  light:
    'lys lyset ljos ljoset light lights bright lysskjær* lysømfintlig* lysfølsom* solbriller sunglasses gardin* curtains mørkt mørke dark dimme lampe* blender glare lysskye',
  eyes: 'øye øyne øynene augo auga eyes eye syn',
  muchAtOnce:
    'overveld* overvelma* overwhelm* everything alt mye mykje much gang once oppgaver tasks kaos kaotisk* chaos flere ting liste lista piling drukner drowning hauger haug rekker',
  restless:
    'rastløs* restless urolig* uro uroen kribl* krible* rykker itchy kløe sitte stille sitting still pacing vandrer fidgety maur antsy',
  start:
    'starte starta start begynne begynt igang gang sette utsett* utsette* utsetter procrastinat* starting started begin putting tiltak* tiltaksløs* handlingslam* dørstokk* motivasjon* motivation tak',
  focus:
    'fokus* konsentr* concentrat* focus* distra* oppmerksom* attention adhd hopper scattered wander* flyter springer spredt',
  anxious:
    'angst* engst* anxi* panikk* panic* nervøs* nervous* hjertet hjerte heart hjertebank* heartbeat puls pounding skjelv* shak* klump knute knot stramt trykk brystet chest breath puste pust uneasy urolig* skvetten redd afraid scared',
  sad: 'trist* lei nedfor* nedstemt* tung tungt deppa deprim* sad* down low depress* gråt* gråter gråte griner grine grin tårer tårene tears cry* crying teary blue melankoli* blah grå heavy',
  grief:
    'sorg* sørge* sørger døde døydde død mistet mista gikk bort borte grief griev* died passed mourn* lost begrav* gravlagt gone enke enkemann widow* dødsdag* dødsfall*',
  guilt:
    'skyld* samvittighet* dårlig burde skulle guilt* guilty should shouldve konfirmasj svikter sviktet let letting remorse angrer anger regret*',
  shame: 'skam* skammer skjem* flau* pinlig* asham* shame* embarrass* cringe dumma',
  stress:
    'stress* press* presset jag* frist* frister deadline* hektisk* hectic pressure* rushed rush hast* haster tidspress* tidsklemm* busy travel* travelt eksamen*',
  conflict:
    'krangl* krangel* krangla krangle uvenn* uenig* kjeft* skrek ropte argument argue* arguing argued row fight fought quarrel* fell fallout tiff smalt slamra disagreement',
  rejected:
    'avvist* utestengt* utenfor utelat* invitert invited ignorert* ignored ghosted ghost* leftout left excluded overse* bedt svarer svart read lest rejected reject* dumpet dumped avslag* uninvited',
  thanks:
    'takknemlig* takksam* takknemleg* grateful thankful gratitude gratefulness appreciate notice legge merke setter pris gode ting',
  glad: 'glad* glede* happy happi* joy* cheer* good god bra fin fint humør* mood lykkelig* gøy moro fun smil* smile smiling lett lys lyst great',
  celebrate:
    'feire* feira feiring* celebrat* klarte klart bestod bestått bestod fikk passed nailed managed made det gikk mestr* achiev* proud stolt* seier vant won hurra yay woohoo endelig finally',
  energy: 'energi* energy våkne wake kvikk* opp oppkvikk* boost pep giv gire perk krefter liv sleepy døsig* slapp',
  calm: 'ro roe roen rolig* roleg* stille* stillhet* fred* slappe* avslapp* senk* senke skuldrene calm* peace* quiet* relax* unwind* wind down lande lander settle',
  evening: 'kveld* kvelden kveldsro* evening tonight sengetid* leggetid* legge bedtime bed sovne sove sleep før',
  morning:
    'morgen* morra morgon* morning mornings opp stå alarm* vekkerklokk* våknet våknet getting waking frokost* breakfast dagen starte start',
  work: 'jobb* jobben arbeid* work working office kontor* lunsj* lunch* pause* break breaks skole* skolen school forelesning* lecture* kollega* colleague* sjef* boss shift vakt vakta vakten kundene møter kontoret',
  inside:
    'inne inni innestengt* innendørs indoors inside stuck regn* regner rain* snø* snør snow* storm* dritvær* vær været weather pissregn* pøs* pøser blåser sludd* slush*',
  outside:
    'ute utendørs ut frisk luft skog* skogen sjø* strand* fjell* natur* naturen hage* hagen park* parken tur turen tussle* outside outdoor* outdoors nature woods forest* walk walks stroll fresh air sun sol sola garden* beach sea gå',
  create:
    'tegn* male maler maling* mala skriv* dikt* bake baker bakst kreativ* skape* lage forme farge* fargelegg* collage* draw* paint* write writing poem* creativ* craft* make making colour* color* sew* sy syr brodere* broderi* leire clay klippe',
  music:
    'musikk* sang sangen sanger synge* nynn* spille* spilleliste* plate platen music* song songs sing singing hum playlist* radio* piano* gitar* guitar* lytte listen podcast* podkast* lydbok* album* tone* vinyl',
  tidy: 'rydd* rotete rot roter rotet vask* oppvask* klesvask* støvsug* husarbeid* orden mess messy tidy* clean* dishes laundry chore* vacuum* clutter* house huset kjøkkenet kitchen floor',
  food: 'mat maten sulten svolten spise spist ete middag* frokost* lunsj* kok* kokt kake snack* food hungry eat eating dinner* breakfast lunch cook* meal* drikke drink* te kaffe tea coffee suppe* brød* smoothie kjøleskap* fridge appetitt* appetite tørst* thirsty',
  tense:
    'skuldre skuldrene skulder* shoulders shoulder kjeve* kjeven jaw nakke* nakken neck stiv* stiff spent spente tense tension anspent* stram* stramm* muskel* muscle* tight clenched clench* knyter biter',
  cold: 'kald* kaldt fryser frys* iskald* iskalde cold freezing freez* chilly frosty frost* kjølig* shiver* hutr* isbit* tær',
  hot: 'varm* varmt hot heat sweat* svett* svette* hete* hetetokt* klam* klamt warm kokvarmt boiling steiker hetebølge* heatwave flashes',
  pet: 'hund* hunden katt* katten pus pusen bikkje* bikkja valp* valpen kanin* kaninen marsvin* dog dogs cat cats kitty pet pets pup puppy rabbit* hamster* pusekatt* kattepus hest* horse* budgie* fugl* undulat*',
  phone:
    'mobil* mobilen telefon* telefonen tlf skjerm* skjermen skrolle* scroll* doomscroll* insta* instagram* tiktok* snap* snapchat* facebook* youtube* nett nettet phone* screen* online social media some',
  forget:
    'glem* glemmer glemte glemt gløym* gløymer huske* husker husk hukommelse* minne* forget* forgot forgetting remember memory fog foggy tåke* hjernetåke* blank mista tråden ord ordet word words losing',
  decide:
    'bestemme* bestem* velge* valg* vel vele decide* deciding decision* choose choice* choices ubesluttsom* indecisive eller or',
  worry:
    'bekymr* bekymret uroa* worr* worried worry fremtid* framtid* framtida future money penger pengene regning* regninger bills rent husleie* strømregning* lån lånet loan økonomi* oppsigelse* jobben blir syk sykdom* illness cancer kreft* hvis what',
  badNews:
    'nyhet* nyheter news beskjed* dårlige bad fikk høre vite heard told brev* ringte called svaret avslag diagnose* diagnosis sjokk* shock*',
  hospital:
    'sykehus* sjukehus* innlagt* innlegg* avdeling* post operasjon* operert* operasjonen surgery ward hospital* cellegift* chemo* treatment* behandling* infusjon* drypp* drip stråling* radiation utskrevet discharged anestesi* narkose* nurse* sykepleier*',
  visitors:
    'besøk* besøket gjest* gjester gjestene gjestar visitors visitor visiting visit guests guest svigermor* svigers* svigerforeldre inlaws kommer coming over innom stay staying overnatt* house huset',
  doctor:
    'lege legen legetime* fastlege* doctor* gp doc blodprøve* bloods blodprøver prøver sjekk helsesjekk* checkup lege',
  dentist:
    'tannlege* tannpleier* tann tenner tenna dentist* tooth teeth hull filling cleaning rotfylling* visdomstann*',
  therapy:
    'psykolog* terapi* terapeut* dps samtale* psykiat* therap* counsel* counselling counsellor psychologist session behandler* behandlertime* ',
  welfare:
    'nav navmøte* navkontor* saksbehandler* aap uføre* sosialkontor* jobcentre welfare benefits caseworker pip dwp veileder* trygd*',
  interview: 'intervju* jobbintervju* interview* jobbsamtale*',
  meeting:
    'møte* møtet møter meeting* teammøte* allmøte* avdelingsmøte* morgenmøte* standup medarbeidersamtale* personalmøte* review',
  firstDay: 'første first tilbake back dagen day sykmelding* sykemelding* permisjon* sick leave returning return',
  present:
    'presentere* presentasjon* fremføre* framføre* framføring* fremføring* foredrag* tale talen presentation present presenting speech talk pitch',
  exam: 'eksamen* prøve prøven tentamen heldagsprøve* exam* test tests quiz oppkjøring* driving muntlig* oral matteprøve* finals midterm',
  school:
    'skole* skolen klasse* klassen lærer* læreren elev* school class classes teacher student* lekse* lekser homework gruppearbeid* group assignment* oppgave* innlevering* forelesning* lectures seminar* uni universitetet studie* studiet kollokvie*',
  parents:
    'foreldremøte* foreldresamtale* utviklingssamtale* konferansetime* fau parents evening parent teacher barnehage* barnehagen nursery kindergarten',
  call: 'ringe ringer telefonsamtale* samtale call calling phonecall phone telefon* ring',
  hardTalk:
    'samtale* praten prate snakke snakk si fra ta opp talk conversation tell confront* discuss konfront* ærlig honest slå opp break',
  family:
    'familie* familien mamma mor mora moren pappa far faren bror broren søster søstera søsteren svigermor* svigerfar* svigers* tante* onkel* bestemor* bestefar* farmor mormor morfar farfar mum mom mam dad father mother sister brother gran grandma grandad nan aunt uncle inlaws parents foreldre foreldra søsken* fetter kusine cousin* nevø* niese* nephew* niece*',
  party:
    'fest festen fester party parties bursdag* selskap* vors vorspiel* nachspiel* julebord* konfirmasjon* dåp* utdrikningslag* hen stag do housewarming innflyttingsfest* grillfest* sommerfest* karneval* bbq gathering',
  wedding: 'bryllup* bryllupet brudepar* wedding* brud* forlover* bridesmaid* vielse*',
  funeral: 'begravelse* bisettelse* minnestund* funeral* wake memorial gravferd* bisett*',
  birthday: 'bursdag* bursdagen bursdagsfeiring* fødselsdag* birthday* gebursdag* 18årsdag årsdag*',
  visitMake: 'besøke besøker visit visiting innom dra drar til hos popping going round',
  date: 'date daten dating tinder* hinge bumble deit* kino dates romantic stevnemøte* match matchen ex eksen eks',
  cafe: 'kafé kafe kafeen kaffe cafe coffee café lunsj lunch lunsjen latte kopp brunch',
  childActivity:
    'trening treninga håndball* fotball* kamp kampen svømming* svømmekurs* turn korps* lekeplass* lekeland* match practice football soccer swimming playground softplay ballet konsert avslutning* juleavslutning* sommeravslutning* skoleavslutning* recital playdate',
  shop: 'handle* handler butikk* butikken kiwi rema coop meny ikea kjøpesenter* senteret shopping shop shops supermarket store tesco asda aldi lidl groceries mall handletur* matbutikk* klær sko clothes shoes',
  errand:
    'ærend* ærender post posten pakke pakken apotek* apoteket bank banken levere hente errand* pharmacy parcel package collect drop returnere gjenvinning* verksted* garage passkontor* bibliotek* library',
  travel:
    'reise reiser fly flyet flytur* flyplass* ferje* hytta hytte hyttetur* travel* trip flight* fly flying airport ferry roadtrip kjøre kjøretur* pakke koffert* suitcase drive driving båt*',
  transport:
    'buss bussen tog toget trikk* trikken tbane t-bane bane banen bus train tube tram metro underground subway kollektiv*',
  exercise:
    'trene trener trening* treningsstudio* gym gymmen løpe løp jogge* jogg* yoga* svømme* svømmetur* sykle sykkel* styrke* fysio* fysioterap* physio* workout exercise run running swim pilates spinning basseng* pool fitness bike cycling ski skitur*',
  walk: 'gå tur turen gåtur* spaser* tusle walk walking stroll hike fottur* skogstur* lufte rundt vannet',
  hobby:
    'kor koret øvelse* korøvelse* strikkekveld* strikkekafe* kurs kurset klubb* hobby* hobbyer band bandet choir practice club class pottery keramikk* sjakk* chess rollespill* brettspill* dnd fiske* fisking fishing hagearbeid* modell* quilte* book bokklubb* bokring* maling',
  concert:
    'konsert* konserten kino kinoen film filmen teater* teatret forestilling* revy* show concert* gig cinema movie* movies theatre theater musikal* musical standup festival* film opera museum*',
  moving:
    'flytte* flytter flytting* flytta flyttelass* moving move house flat leilighet* pakke esker boxes nøkler keys overta overtakelse*',
  cook: 'lage middag* bake baker baking koke steke cook cooking bake dinner kake* suppe oppskrift* recipe grill* roast batch',
  holiday:
    'jul jula julaften* påske* påska sommerferie* ferie ferien 17mai nyttår* nyttårsaften* christmas xmas easter holiday holidays thanksgiving ramadan eid advent* syttende halloween',
  aloneTime: 'alene alone alenetid* egentid* metime me-time meg selv myself fri for me barnefri* hele huset',
  quiet:
    'rolig* stille hviledag* hvile* ingenting nothing rest resting restday slappe lese bok book sofa pyjamas pysj* quiet lazy avslappende badekar* bath bad hjemmedag*',
  result:
    'svar svaret svar* prøvesvar* resultat* resultatet result* results karakter* karakterene grades biopsi* scan mr mri ct letter vedtak* decision beskjed*',
  online:
    'teams zoom meet digital* digitalt video* videomøte* online nettmøte* webinar* facetime* skype kamera* camera virtual',
  lend: 'låne låner lån penger pengar kroner vipps* vippse betale betaler spleise* lend loan money pay paying cash quid pound* dollar* bucks owe skylder spons* bidra chip donate gave gaven gift collection innsaml* kausjon* depositum*',
  carry:
    'flytte bære montere* male snekre* klippe plen plenen måke snø dugnad* kjøre hente fikse reparere* hjelpe help move carry lift mow paint drive fix repair pick garage assemble hage vanne feed water plants ordne',
  care: 'passe passer barnevakt* babysit* mind minding pleie stelle følge ta vare syke lege følge care caring look after looking watch sit avlaste* avlastning* besøke handle for mor bestemor gran nan eldre sykehjem*',
  overtime:
    'overtid* ekstravakt* vakt vakta vakten vakter dobbeltvakt* skift* shift shifts overtime cover covering ekstra helg helga jobbe weekend prosjekt* rapport* report deadline kunde* client project møtereferat lunsjen sjefen boss',
  digital:
    'svare meldinger melding* mail mailen epost* e-post* gruppechat* chat chatten gruppa snap* messenger* whatsapp* facebook* like legge ut post reply replies respond answer texts messages message email* dm dms inbox admin online streak* zoom discord* gruppe* invitasjon*',
  romance:
    'date eks eksen ex kjæreste* kjæresten typen dama sex kysse kyss flørte* flirt* tinder* nudes bilder nummeret girlfriend boyfriend partner mann mannen kona wife husband sove sammen relationship forhold* snap',
  force:
    'truer trua tvinger tvang nekter får lov kontroll* kontrollerer sjekker passord* location lokasjon* sporer slår slo redd sint hvis ellers må threat* threaten* force* forces forbids allowed permission checks tracking controls scared afraid hits hit angry straff* punish* sjalu* jealous*',
  skip: 'faste* faster fasting dropp* hopp over hoppe skip skipping måltid* meal* vann bare cleanse detox* rens* utrensing* juice juicekur* kalori* calori* sulten lett mage empty slank* vekt weight sukker* carbs',
  medicine:
    'medisin* medisiner medisinen dose dosen dosering* tablett* pille* piller paracet* ibux* melatonin* magnesium* vitamin* kosttilskudd* supplement* antidep* medication* medicine* meds pill* tablet* dosage painkiller* prescription* resept* urte* herbal herb* cbd',
  push: 'press deg presse gjennom litt lenger til hardere ekstra smerte grense grenser ignorer ignore* push pushing harder through tough beyond limit* pain signals kroppens gi ikke aldri quit no excuses svett* sweat tren hardere seig',
  promise:
    'garanter* garantert* lover lovet lov kurer* kurert helbred* frisk forsvinner borte aldri igjen alltid guarantee* promise* promises cure* cured heal* healed disappear* gone forever never will completely helt permanently for godt sikkert definitely løser',
  owe: 'skylder burde skuffe* skuffer svikte* regner avhengig teller fortjener owe* should disappoint* let down counting rely relying deserve unngå tenk på hva de',
  cheerUp:
    'smil smile positiv* positive positivt bare tenk lys siden bright side choose velg valg lykke* happiness good vibes attitude innstilling* holdning* verre worse others andre har det heldig lucky negativ* negative klage* complain*',
  compare:
    'andre mange flinkere sammenlign* compare* compared others most folk people like naboen sister søster bedre better klarer manage manages same dobbelt kolleger alder age peers',
  illness:
    'depresjon* depresjonen angstlidelse* adhd utbrent* utbrenthet* bipolar* lidelse* sykdom* diagnose* diagnosis disorder* depression syndrome* syndrom* burnout ptsd symptom* tegn sign signs tyder på autism* personlighets* condition suffer* clinical clinically typisk* classic',
  drink:
    'vin vinen vinglass* øl alkohol* glass drink drinken dram pils konjakk* likør* whisky* gin wine beer alcohol* cocktail* nightcap prosecco* rødvin* hvitvin* weed cannabis* hasj røyk* joint whiskey',
  lessSleep:
    'våken våkent oppe sove mindre søvn kutte natta gjennom alarm* tidligere klokka fire seks timer stay awake up late less sleep hours cut earlier alarm burn midnight later sov døgn* powernap*',
  reach:
    'ring kontakt* tilgi* forson* forsoning* ta møte møt eksen faren snill* sjanse* forgive* reach contact* reconcile* chance meet him her han hun ex again second apologise* apologize* beklag* unnskyld* din',
  lie: 'løgn* lyv* lyve hvit si at syk dikt* late* som unnskyldning* finn lie lies white pretend* excuse* make fake story cover invent believable sier du',
  therapist:
    'terapeut* lege psykolog* menneske alltid her deg for for therapist* doctor* human person always here promise friend venn vennen jeg er som i am am real ekte forstår understand exactly never leave',
  daily:
    'hver dag daglig kom tilbake igjen i morgen rekke* streak* rekken miste mist bryt brutt every day daily come back return tomorrow lose losing break miss keep going check in app appen venter waiting innlogg* logg',
  cutOff:
    'kutt* kutte ut slutt fjern* trenger ingen andre bare deg cut cutting off distance need nobody anyone no one yourself block* blokker* avslutt* vennskap stay away giftig* toxic alene alone rather isoler* people drain klarer selv',
  gentle:
    'litt lite liten stund kanskje hvis når du vil rolig små gjerne myk mykt lov godt nok perhaps maybe little small gentle gently soft softly might feel free enough if you like moment slowly sakte',
};

interface Ending {
  exact: Map<string, Set<string>>;
  starts: Map<string, Set<string>>;
}

const folded = (word: string) => wordsOf(word).find((each) => each !== '.') ?? '';
const put = (map: Map<string, Set<string>>, key: string, name: string) =>
  void map.set(key, (map.get(key) ?? new Set()).add(name));

const known: Ending = { exact: new Map(), starts: new Map() };
for (const [name, words] of Object.entries(CLASSES))
  for (const word of words.split(' ').filter((each) => each !== '')) {
    const isStart = word.endsWith('*');
    const key = folded(isStart ? word.slice(0, -1) : word);
    if (key !== '') put(isStart ? known.starts : known.exact, key, name);
  }

const LEAST = 3;

/** The words of a class as they are listed, without their stars. */
export function wordsOfClass(name: string): string[] {
  return (CLASSES[name] ?? '').split(' ').flatMap((word) => word.replaceAll('*', '') || []);
}

/** The classes a word belongs to; none for a word that is in none. */
export function classesOf(word: string): string[] {
  const found = new Set(known.exact.get(word));
  for (let length = LEAST; length <= word.length; length += 1)
    for (const name of known.starts.get(word.slice(0, length)) ?? []) found.add(name);
  return [...found];
}
