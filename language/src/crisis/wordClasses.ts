/** Words that stand for one another in the phrases of every kind, Norwegian and English together. */
export const WORD_CLASSES: Record<string, string> = {
  jeg: 'jeg eg æ jæ ej i im ive id',
  meg: 'meg mæ mej me mig',
  self: 'selv sjøl sjølv sjæl sæl',
  not: 'ikke ikkje ikkj itj itte ittj ikkje inte aldri',
  dø: 'dø døy døye døø',
  dead: 'død daud dau dø',
  bare: 'bare berre bærre helst egentlig eigentleg virkelig verkeleg faktisk snart nå no ikke ikkje lenger så gjerne heller også og seriøst innimellom alltid fortsatt veldig kun jeg eg æ han hun ho',
  want: 'want wants wanted wanting wanna wnat wan wana',
  just: 'just really honestly actually kinda literally also still sometimes fucking so only simply always already soon not truly even',
  dont: 'dont doesnt didnt not never cant cannot dnt wont wouldnt couldnt don',
  myself: 'myself himself herself themself themselves yourself urself meself mysef myslf ourselves',
  pills:
    'pill* pille* tablet* paracet* ibux* sovetablett* sovepill* medisin* meds medication* opioid* paracetamol tylenol ibuprofen',
  partner:
    'mannen mann kona kone samboer* sambuar* kjæreste* kjærast* typen dama eksen ekskona eksmannen ekskjærest* partner* ektemann* ektefell* husband hubby wife boyfriend girlfriend bf gf ex exhusband exwife fiance fiancee spouse',
  kin: 'han hun ho hu he she hes shes they de dei pappa far faren mamma mor moren mora stefar* stemor* bror* broren bestefar* onkel* tante* familie* foreldr* svigermor* svigerfar* dad father daddy mum mom mother stepdad stepfather stepmum stepmom stepmother brother uncle aunt family parents grandfather inlaws fosterfar* fostermor*',
  slår: 'slår slor sloo slaar slåss_med denget banke_opp slær slo slått sparker sparka sparket banker banka banket denger dengte juler julte kløp kløyp pryler pryla knuffer lugga rundjulte lugger lugget lugga kveler kvelte dytter dytta dyttet fiker fika klorer klorte bitt biter spytter slenger slengte skubber skubbet piner klyper',
  hits: 'hit hits hitting beat beats beating punched punches punching slapped slaps slapping kicked kicks kicking choked chokes choking strangled strangles shoved shoves shoving smacked smacks pushed pushes bites bit scratched scratches burned burns hurts hurt throttled whips whipped pinches pinched spanked slap kick punch choke pinch shove strangle',
  stranger:
    'noen nokon naboen nabo sjefen læreren treneren gutten jenta someone somebody neighbour neighbor boss teacher coach guy man',
  child:
    'barn barnet barna babyen baby ungen ungene sønnen dattera datteren småen kid kids child children son daughter toddler',
  orker:
    'orker orkar klarer klarar gidder giddar greier makter maktar evner holder orka orke klare gidde greie makte ork orkr tåler orkje',
  vil: 'vil vl vli viil ivl vill ville villa ønsker ønskjer ynskjer ønska ønsket ynskje',
  hva: 'hva ka kva ke va hvor hvafor',
  livet: 'livet live liv lev leve leva livd',
  mitt: 'mitt min mi mett mine mit',
  whats: 'what whats wheres is see any the was be theres',
  alle: 'alle dem dei de dere dokker dykk familie* barna ungene mannen kona samboer* kjæreste* foreldre* mamma pappa venn* verden verda folk andre dokke søsken* broren søster* hun han ho kollega* jobben sønnen dattera samfunnet mor far',
  all: 'all everyone everybody them they theyd theyll family kids children husband wife partner parents mum mom dad mother father friends people world others son daughter sister brother boyfriend girlfriend she he her him everyones you anyone boys girls',
  pull: 'pull pulled pulls drawn drawing calling calls',
  find: 'find finds found finding discover discovers',
  give: 'give gives giving gave given',
  kutter:
    'kutta kuttet kutter kutte skar skår skåret skjærer skjære skjerer skjer skjære skjere risper rispet rispa rispe klorer klorte kuta kuter ripet ripa snitter skjera skore skoren kuttar',
  kropp:
    'arm* arma lår* håndled* handled* hånddled* underarm* overarm* mage* hud* bein* ben* legg* hofte* ankel* ankl* vrist* bryst* kroppen skuld* pulsår* handa',
  hud: 'armene armen arma lårene låra låret huden beina håndleddene magen underarmene kroppen',
  skjuler: 'skjuler skjule skjult gjemmer gjemme dekker dekke dekke_til skjuler_jeg gøymer gøyme gjemt dekka',
  cuts: 'cut cuts cutting cuting cuttin slice sliced slicing slit slitting slash slashed slashing carve carved carving gash gashed stab stabbed stabbing scratch scratched scratching burn burned burnt burning hurt hurting harm harmed harming injure injured bruise bruised',
  body: 'arm arms thigh thighs wrist wrists leg legs skin stomach forearm forearms hip hips ankle ankles belly chest calf calves shoulder shoulders breasts body',
  hvem: '<partner> <kin> <stranger> mamman pappan mamaen faderen pappaen fetter* kusin* mannfolket farfar morfar kjæresta fyren kompis* venn* vennen svoger* ektemannen sønnen dattera kollega* sjef* moren fosterforeldr* husbond* mainn mainnj mannj mannjen kjerringa ektefell* samboaren hjemmehjelp* hjemmesykepl* pleieren pleierne sykepleieren støttekontakt* vergen bonusfar* bonusmor* bonuspappa* presten imam* datteren svigersønn* svigerdatter* romkamerat* husvert* stesønn* barnebarnet storebror* nevøen',
  offer:
    'kona kone kjæresten samboeren venninna venninnen meg mæ mej me oss henne ham ho barna barnet ungene mamma mor moren søstera søsteren broren lillebror* lillesøster* dattera sønnen søsknene hunden dem kona mæ_også guten han_også vesleb* storesøster* søster bror',
  truer: 'truer trua truet trugar trugde truga true trusla trugd',
  trusler: 'trusler truslar trugsmål drapstrusler trussel drapstruslar dødstrusler',
  tvinger: 'tvinger tvang tvunget tvinge tvingar presser presset pressa pressar tvungen truer lurte lurer',
  tvinges: 'tvinges tvunget tvungen presset pressa lurt tvingast',
  tør: 'tør torer tørr tørte våger vågar torde turte torde tor tar_ikke',
  tafser:
    'tok tar tek tatt rørte rører rørt berørte klår klådde klår befølte beføler tafser tafsa tafset ta røre kjente kysset slikket beføle grafset grafser',
  who: '<partner> <kin> <stranger> stepbrother stepsister grandpa grandad granddad cousin carer caretaker roommate flatmate dads moms mums hubby man men bf pimp colleague priest pastor tutor cop guys foster fosterdad babysitter landlord sibling bro sis mam son daughter stepson grandson nephew nurse nurses caregiver carers staff helper neighbor roomate',
  victim:
    'me us him her them my_mum my_mom my_sister my_brother my_kids my_son my_daughter my_dog my_mother my_arm my_face the_kids kids mum mom mother sister brother baby children daughter son dog cat his wife girlfriend boyfriend husband',
  grabs:
    'grabs grabbed grabbing shook shakes chases chased attacked attacks attacking assaulted assaults spits spat threw_things rapes raped molested gropes groped abuses abused bruised headbutted headbutts stabbed stabs tortures belts whips spanks throws_stuff thrashes smothered suffocated suffocates',
  himself: 'himself herself themselves hisself',
  touches:
    'touches touched touching touch fondles fondled fondling gropes groped groping rubbed rubs grabs grabbed kissed licked',
  mange:
    'mange altfor for_mange masse 10 12 14 15 16 18 20 21 24 25 28 30 32 35 36 40 45 48 50 60 70 80 90 100 200 ti tolv femten seksten atten tjue tjuefem tretti førti femti seksti hundre hele heile alle alt ei_handfull en_neve neve håndfull handfull en_haug haug hauger massevis brett brettet eske esken boks boksen resten dobbel trippel',
  many: 'many all whole entire every 10 12 14 15 16 18 20 21 24 25 28 30 32 35 36 40 45 48 50 60 70 80 90 100 200 ten twelve fifteen sixteen twenty thirty forty fourty fifty sixty hundred handful handfuls bunch lots loads bottle bottles bottleful pack packet box boxes rest full dozens dozen double triple fistful much pile',
  noen: '<partner> noen nokon nåkken en_mann mann menn fremmed* innbrudds* eksen han hun ho naboen de folk gjeng* nån noken stefar* faren broren pappa sønnen',
  bryter:
    'bryter bryte brøt bryt prøver forsøker bryter_seg knuser knuste sparker klatrer kommer_seg tar_seg klatra trengte trenger_seg',
  person:
    'someone somebody man men guy guys he she they ex stranger strangers intruder burglar neighbour neighbor hes shes theres people person husband boyfriend dad father stepdad brother son kid wife dude gang',
  andre:
    'ham han henne ho dem dei dere noen nokon alle andre folk mannen kona samboer* sjefen naboen familien lærer* eksen faren mora <child> kjærest* henne_selv foreldr* mamma pappa søster* broren kollega* medelev* klassen jævel* nyfødt* spedbarnet vedkommende typen stefar* stemor* bestefar* onkel* svigermor* svigerfar* overgriper*',
  me: 'me us her my_sister my_brother my_mum my_mom my_kids the_kids',
  overdose: 'overdose overdosis overdosen overdos* dødelig_dose giftig_dose',
  drug: 'paracet* paracetamol* pinex panodil ibux* ibumetin ibuprofen* voltaren naproxen* imovane zopiclon* zopiclone stilnoct zolpidem ambien sobril* vival valium diazepam* stesolid xanax xanor alprazolam rivotril oxynorm oxycontin oxykodon* oxycodone morfin* morphine tramadol* tramagetic nobligan paralgin* pinex_forte kodein* codeine cocodamol co_codamol metadon* methadone subutex fentanyl* heroin* ghb amfetamin* ritalin* concerta adderall seroquel quetiapin* litium lithium sertralin* zoloft cipralex escitalopram* fluoxetin* prozac venlafaxin* sarotex amitriptylin* truxal vallergan phenergan benadryl nytol melatonin metformin* insulin* digoxin warfarin betablokker* betablocker* beta_blockers propranolol aspirin* tylenol advil aleve nurofen panadol neurofen sovemedisin* sovetabletter sovepiller beroligende smertestillende painkiller* sleepers sleeping_tablets sleeping_pills antidepres* benzos benzo* oxy oxys percocet vicodin klonopin lorazepam ativan temazepam gabapentin pregabalin lyrica',
  stoff:
    '<pills> <drug> piller pillene pilla pillan tabletter tablettene tabletta tablettan tabletten medisinene sovepillene sovemedisinen pillebrettet pillebrett brettet brettene eska esken boksen boksene glasset pakka pakken tablets tablet pills pill capsules capsule meds medicine medicines packet packets blister strip bottle box boxes the_lot pack sleepers heart_tablets painkillers prescription script refill medicin',
  alarm:
    'angrer angra angret angrar svimmel sløv slapp svimete kvalm kvalme spyr kaster_opp kaldsvett skjelver nummen døser sovner søvnig tåkete tåkesyn dobbeltsyn øresus holder_meg_våken våkner_ikke vakner_ikke våkne får_ikke_vekt ikke_vekket ikke_kontakt reagerer_ikke svarer_ikke slipper_ikke giftinformasjonen ambulanse 113 legevakten hjelp hjelp_meg hva_gjør hva_skal ka_gjør ka_skal kva_skal kva_gjer redd livredd får_panikk altfor alt_for for_mange for_mye for_mykje vet_ikke_hvor veit_ikkje mistet_tellinga telte telling alle_sammen alle_på alt_sammen alt_på tømt tomt tom tomme tømte resten innabords i_magen i_meg i_kroppen svelget_ned skylt_ned dobbel_dose dobbelt_opp feil_medisin feil_dose forbyttet forveksla tok_feil det_er_gjort nå_er_det gjort_det farvel ha_det tilgi unnskyld dø døy døyr våkne_mer slutt_på aldri_våkne ferdig_med drowsy sleepy dizzy floaty woozy faint faints numb sick shaking shaky sweating vomiting puking throwing heart_racing heart_pounding heart_is hearts_going cant_see blurry blurred spinning eyes_open stay_awake wake_up wont_wake not_waking unconscious floppy confused slurring ears_ringing ambulance 999 911 poison_control hospital help_me what_do what_should what_shall do_i oh_god omg panicking terrified frightened regret regretting regretted shouldnt_have wish_i didnt_mean too_many too_much too_late lost_count stop_counting stopped_counting how_many counting_them all_gone are_gone were_gone emptied empty way_over over_the twice_over all_of_it all_of_them in_me inside_me in_my_stomach its_done its_hitting kicks_in kick_in typing_this goodbye bye sorry forgive never_wake not_wake to_die dying end_it enough_of tired_of want_to_live i_did_it did_it',
  gift: 'klorin klorox salmiakk bensin frostvæske* plumbo rengjøringsmid* vaskemid* vaskemiddelkapsel* oppvasktablett* zalo sprinkelvæske spylervæske rødsprit tennvæske lampeolje lut rottegift musegift maurgift insektgift ugressmiddel roundup knappcelle* batteri batterier løsemiddel white_spirit terpentin neglelakkfjerner giftig* gift giftsopp fluesopp* rød_fluesopp liljekonvall revebjelle barlind bleach* antifreeze detergent poison poisonous drain_cleaner drain_unblocker toilet_cleaner oven_cleaner weedkiller petrol gasoline rat_poison slug_pellets pesticide lighter_fluid lamp_oil button_battery button_batteries batteries dishwasher_tablet* laundry_pod* pod pods hand_sanitiser hand_sanitizer toadstool* deathcap* death_cap* foxglove laburnum yew_berries screenwash nail_varnish_remover chemicals cleaning_fluid cleaning_stuff',
  bilder:
    'bilder bildene bildet bilete bileta biletet bilda bilde video videoen videoer film nakenbild* nakenfoto* nudes nude skjermbild*',
  nakne:
    'nakenbild* nakenfoto* nudes nude nakne_bilder naken_bilder nakne_bileter nakne lettkledd* sexbild* sexy_bilder bilder_av_kroppen bilder_uten_klær bilde_uten_klær uten_klær uten_bh uten_genser bilder_av_puppene puppebild* toppløs* kroppsbild* intimbild* intime_bilder frekke_bilder slemme_bilder spicy_bilder',
  pictures: 'pic pics picture pictures photo photos video videos nudes nude screenshots images',
  nudes:
    'nude nudes naked pics_of_me pics_of_my pictures_of_my photos_of_my topless lewd* sexy_pics sexy_photos dirty_pics dirty_pictures intimate_pictures intimate_photos naughty_pics spicy_pics underwear_pics pics_without without_my_top with_my_top_off with_nothing_on undressed bra_pics private_pics private_pictures private_photos sexts',
  nay: 'ikke ikkje ikkj itj itte ittj inte aldri ingen uten utan ikk ike verken hverken',
  akt: 'dø døy døøy selvmord* sjølvmord* selmord* suicid* suisid* skade skada skader skadet kutte kuttet drepe ta_livet die dying dead kill killing hurt hurting hurts harm harming cut cutting self* hit hitting beat beaten end ending it suicide selfharm* slått slår slo jump overdos*',
  leap: 'jump jumping jumped leap leaping',
  play: 'board* dive diving divingboard trampoline pool puddle* bungee parachute skydiv* rope skipping horse pony fence hurdle* long_jump high_jump jumps jumper queue sofa bed bath shower plane call zoom meeting conversation joy photo* lunge* squat* star_jumps lake sea water harbour jetty pier rocks swim* wave* practise practising practice competition class kids dog',
  hopp: 'hoppe hopper hoppa hoppet hoppar',
  lek: 'basseng* bassenget stupebrett* tiern tiermeter* treer* badet bade bading sjøen vannet brygga strikk* fallskjerm* hest hesten hinderet lengde* høyde* hopptau tau trampolin* dyttet sprett* seng senga sofaen dusj',
  victims: 'him her them someone somebody everyone people others you <child>',
  redd: 'redd redde livredd skremt bange afraid scared terrified frightened fearful',
};
