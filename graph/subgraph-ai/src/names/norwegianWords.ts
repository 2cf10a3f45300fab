/**
 * Everyday words of Bokmål, nynorsk and some dialects, written for this product: words about home, body, the day and
 * people. It contains no other word list, because the existing ones may not be distributed under our licence.
 */
export const NORWEGIAN_WORDS = `
  agurk akebrett akkurat aldri alene alle allereie alltid alt altfor altså andre angst angsten angående ankel annen
  annet ansikt apotek apoteket appelsin april arabisk arbeid arm armen armer ass at atten attende august avdeling
  avis avlyse avlyste avslapning avtale baby babyen bachelor bad bade badekar bader badet bak bake baker baking bakt
  balanse balkong balkongen ball ballen banan bandasje bane bank banken bar barn barna barnehage barnehagen barnet
  barnevogn bedring begge begravelse begravelsen begynne begynner begynte behandling bekymre bekymrer bekymret benk
  bensin berre best bestefar besteforeldre bestemme bestemmer bestemor bestemte besøk besøket betale betaler betalte
  betent betre bibliotek bie bil bilde bilder bilen bilene bilstol blad blant blei bleie bleier bli blir blod
  blodprøve blodtrykk blomst blomster blyant blå blåbær blåser blått bok boka bolle boller bord bordet borte brei
  brette bretter brettspill brev briller bringebær bror broren bru bruke bruker brukte brun brus bry bryllup
  bryllupet bryr bryst brystet bråk bråkete brød brødet bukse bukser burde bursdag bursdagen buss bussen butikk
  butikken by byen bygd bygda bygge bygger bygget byrja byrjar byrje bål båret båt båten bær bære bærer bøker bølge
  bølger bør bøtte dag daga dagen dagene dager dal dama dame danse danser danset data dattera datteren deg dei deig
  deilig denne depresjon der derimot dermed dersom desember desse dessuten dessverre det dette difor dobbel dokker
  dommer dopapir dotter dra drakk drar dratt drikk drikke dritt dritten dro drøm drømme drømmer dugnad dugnaden dukke
  dusj dusje dykk dykkar dyna dyne dyr dyret då dåkker dåp dårleg dæ dæm dør døra døren edderkopp eg egen egentlig
  eget egg egne ei eigentleg ein einsam eit eitt eks eksamen eksen ekskona eksmannen ekte eldre elev elever elg eller
  ellers elleve elskar elske elsker elsket elv elva en enda endå energi energien engelsk engste enkelt enkelte enn
  enno ennå ensom ensomt eple epler epost er ergre ergrer ergret et etasje ete ett etter etterhvert ettermiddag faen
  fag faktisk falle faller falsk falt familie familien fanken fann fant far farfar farmor fastlege feber februar feil
  fekk fem femten femti ferdig ferge ferie ferien ferje fest festen fetter fikk fikse fikser fikset film filmen fin
  fine finger fingre finn finne finner fint fire fisk fiskestang fjell fjellet fjelltur fjernkontroll fjord fjorten
  flaske flau fleire flere flue fly flyet flyplass folk for forbi fordi foreldra foreldre foreldremøte forelesning
  forelesninga forhåpentligvis forkjøla formiddag forrige forstod forstå forstår fortalte fortelle forteller fortid
  fortsatt foruten fot foten framfor framgang framleis framover framtid fred fredag fremover fremtid fri frihet
  friminutt frisk frist frisør frivillig frokost frukost frukt fryser frå fugl fugler fulgte full funne funnet fy
  fyrste fysioterapeut få får fått færre fødselsdag føle følelse følelser føler følge følger følte før første førti
  føttene føtter ga gaffel gamal gammal gang gangen ganger ganske garasje garasjen gardin gardiner garn gata gate gav
  geit genser gi gidde gidder gikk gir gitt gje gjekk gjemme gjennom gjer gjere gjest gjester gjev gjorde gjort glad
  glass glede gleder gledet glemme glemmer glemt glemte gløymde gløyme gløymer god godteri gradvis graset greia
  greide greie greier grense grenser gress gris grue gruer grunn grunnet gruppa gruppe gryte grå gråt gråte gråter
  grått grønn grønt grøt gud gul gulrot gulrøtter gult gulv gulvet gutt gutten gym gymtøy gå går gått gåtur ha hadde
  hade hage hagen haha hai halde hallo hals halsen halv halvt hamburger hammer hamster han handle handler handlet
  hanj hansker har hare hate hater hatt haust hav havet havregrøt hehe hei heile heilt heime heis heisann heisen heit
  hekle held heldigvis heldt hele helg helga helgen helsa helse helvete hen hendelse hendene hender henge henger
  hengte hente henter hentet henvisning her herlig herlighet herregud hest hesten hihi himmel himmelen historie hjalp
  hjelpe hjelper hjelpte hjem hjerne hjernen hjernerystelse hjernetåke hjerte hjertet hjulpet hjå ho hode hodepine
  hodepinen hodet hofta hofte hoppe hopper hoste hovud hovudet hu hud huff hugsa hugsar hukommelse humle humør
  humøret hund hunden hundre hus huset huske husker husket hver hverandre hverdag hverdagen hvert hvile hviler hvilte
  hvit hvitt hyggelig hytta hytte hånd hånda håndarbeid håp håpa håpar håpe håper håpet hår håret høg høne høner høre
  høreapparat hører hørte høst høsten høyt ifølge igjennom ikje ikkj ikkje ilag imidlertid ingen inn inne innen
  innenfor innkalling innlevering innover intet irritert is isen iskrem istedenfor itj itte ja jakka jakke jammen
  januar jau jenta jente jepp jo jobb jobba jobbar jobben joda jordbær juice jul jula julen juli juni jæsses jøss ka
  kafe kaffe kaffi kaffien kafé kaféen kake kaker kald kamera kamerat kamp kampen kan kanal kanin kanskje kapasitet
  karakter karakterer katt katta katten kattunge ke kem keramikk kino kirka kirke kjedelig kjele kjeller kjem kjenne
  kjenner kjente kjole kjæreste kjæresten kjærlighet kjøkken kjøkkenet kjøleskap kjøleskapet kjøpe kjøper kjøpesenter
  kjøpt kjøpte kjøre kjører kjørte kjøtt kjøttkaker klar klare klarer klart klarte klasse klassen klatre klem klemme
  klesvask klippe klipper klippet klokka klokke klokkeslett klut klær klærne kløe kne kneet kniv knuse knuste koffor
  koke koker kokt kollega kollegaen kom kome komfyr komme kommer kommet kompis kompisen kona kone konfirmasjon
  konsentrasjon konsert kontor kontoret kontrakt kopp koppen kor kordan korfor korleis korsn kort kortspill korøvelse
  kos kose koselig koser koss kost kosthold krangel krangle krangler kranglet kreftene krefter krem kropp kroppen
  krykker kryssord kråke ku kunde kunder kunne kurs kurset kusina kusine kva kvalm kvalme kvar kvarandre kvart kveld
  kvelden kveldsmat kven kvifor kvil kvile kviler kvilte kvinne kvinner kylling kyr la lader lage lager laget laks
  lam lampa lampe land landet lang langs las laurdag lavt le ledd leder lege legen legetime legg legge lego lei leike
  leilighet leiligheten leire leke leker lekse lekser lekte leppe ler les lese leser lesesal leste lete leter lett
  lette levere leverer leverte ligg ligge ligger liggje likar like liker likevel liksom likte lita lite liten litt
  liv livet lo loft lol loppemarked lue lukka lukke lukker lukket lunge lunsj lyd lyden lyder lykke lys lyset lyst
  lytte lytter lå låg låne låner lånte lår låse låste låt lære lærer læreren lærte løfte løfter løftet løk lønn løp
  løpe løper lørdag løsning mage magen mai mail makte makter male maler maleri maling malte mamma mandag mange mann
  mannen mars mat maten matpakke med medan medisin medisiner meg meir meise mel melding meldinger melk mellom men
  mennesker mens merkelig mest mestring middag middagen migrene million mindre minne minner minnet minst minutt
  minutter miste mister mistet mjølk mobil mobilen modig moped mopp mor morfar morgen morgon mormor morn morsom
  morsomt mosjon mot motivasjon motor mulig munn mus musikk musikken muskel muskler mygg mykje må måke måker mål
  målet månad måndag måne måned måneder månen måtte mæ mørk mørket mørkt møte møter møtet nabo naboen naboer nakke
  nakken natt natta ned nede nedover nei neida nerve nese neste nesten nett netter nettet nettopp nevø ni niese
  nitten nitti niåring no noe noen nok noko nokon norge norsk november ny nydelig nyheter nylig nyttår nål når nåtid
  næ nøkkel nøkler nøtter ofte og også ok okei oktober om onkel onsdag open operasjon opp oppe oppgave oppgaven
  oppgaver oppmerksomhet oppover oppsigelse oppvask oppvasken oppvaskmaskin ord ordet orka orkar orke orker orket oss
  ost osten over overskudd overtid ovn ovnen pacemaker pakke panikk panikkanfall panne papir pappa par parfyme park
  parken parkering pasient pasienter passe passer passet pasta pause pausen pc pen penger penn pensel pensum pent
  pepper perler permisjon person pinse pizza plan planer planke planlegge planlegger plante planter plantet plass
  plassen plaster plen plenen plukke plukker plukket plutselig podkast politi polsk post potet poteter praksis prate
  prater pratet prest problem problemer program prosjekt prøvde prøve prøver prøvesvar psykolog pus puslespill pust
  puste pusten puster puta pute påska påske pølse pølser radio rake rapport rar rart rask redd regn regner regnet
  regning regninger rein reise reiser reiste rektor reparere resept restaurant rev riktig ring ringe ringer ringte
  ris ro roleg rolig rom rommet rosa rotte rullator rullestol rundt rutine rutiner rydde rydder ryddet rygg ryggen
  rød rødt røntgen sa saft sag sagt sakna saknar saks saksbehandler salat salt saman samboer samboeren sammen samtale
  samtalen sang sannsynligvis sant sat satt sau sauer saus savne savner savnet se seg seie seier sein seint sekk
  sekken seks seksten seksti sekund selge selger selskap selv selvom sende sender sendt sendte seng senga sengen
  senter senteret sentrum september ser serie serien set setning sett sette sfo shit si sidan sier sikker sint siste
  sit sitje sitte sitter situasjon sjalu sjampo sjef sjefen sjeldan sjokolade sju sjuk sjukehus sjå sjø sjøen sjøl
  sjølv skal skam skamme skammer skap skapet ski skia skift skitt skitten skitur skive skje skjerf skjerm skjermen
  skjorte skjønne skjønner skjønte sko skoene skog skogen skole skolen skreiv skrev skrevet skriv skrive skriver skru
  skrudde skrue skrutrekker skulder skuldre skuldrene skule skulle sky skyer skyld skyldfølelse skynde skynder
  skøyter slange slappe slapper slappet slekt sliten slo slutta sluttar slutte slutter sluttet slå slår slått smake
  smaker smal smerte smerter smile smiler smilte sminke smokk små smør snakka snakkar snakke snakker snakket snart
  snø snøen snør snørr sofa sofaen sokk sokker sol sola solgte som somali sommer sommeren son sorg sorgen sov sove
  soven sovepose sover soverom soverommet sovet sovne sovner sovnet spade spark spiker spill spille spiller spillet
  spilte spise spiser spist spiste springe spurde spurte spør spørje spørre spørsmål stadig starte starter startet
  steg stein steiner steke steker sterk sti stien stige stille stillhet stilling stiv stjerne stjerner sto stod stol
  stolen stolt stoma stoppe stopper stoppet stor storm straks strand stranda stress stresset strikke strikker
  strikket strikketøy strømper stua student studie studier stue stund stygg stå står støl støtte støtter støvler
  støvsuge støvsuger støy sudoku sukker sulten sumar sundag suppe svak svar svara svarar svare svarer svaret svart
  svarte svigerdatter svigerfar svigerinne svigermor svigersønn svimmel svoger svømme svømmer svømte sy syk sykehus
  sykehuset sykemelding sykepleier sykkel sykkelen sykle sykler syklet sykmelding sykmeldt syltetøy synge synger
  syngje syster sytten sytti syv så såg såpe sår sæ søke søker søknad søm søndag sønn sønnen søpla søppel søren
  søster søstera søv søvn søvnen ta tablett taco tak taket takk takke takker takknemlig tallerken tanke tankene
  tanker tann tannbørste tannkrem tannlege tante tar tatt te teater tegne tegner tegning tek teke telefon telefonen
  telt tenke tenker tenkje tenkjer tenkte tenner tenåring teppe teppet terapeut ti tid tida tiden tidleg til tilbake
  tilbakefall tilgi time timen timer ting tinga tingen tirsdag tjue to tog toget tok tolv tom tomat torg torsdag
  torsk trapp trappa trappen tre tredje treet treg treig trene trener treng trengde trenge trenger trengte trening
  treninga trente tretten tretti treåring trikk trikken trillebår trist tro trodde tror tross tru trudde truleg trur
  trygd trygghet tråd trær trøste trøster trøytt tung tunge tungt tur turen tusen tv typ tysdag tå tåke tåle tåler
  tålmodighet tålte tær tør tørke tørker tørket tørketrommel tørr tørst uansett uff uføre uka uke uker ukrainsk
  umulig under underskudd undersøkelse underveis ung ungane ungar unge ungen universitet unnskyld unnskylde unntatt
  uro usant usikker ut utan ute utenfor utenom utover utsatte utsette utslett utviklingssamtale uvanlig vaffel vafler
  vakna vaknar vakne vakt vakta vakter valgte valp vane vaner vanlig vann vanne vanner vannet vanskelig var varm vart
  vask vaske vaskemaskin vasken vasker vasket vatn ved vedtak veg vegen vegg veggen vei veien veileder veit vekk vekt
  vel veldig velge velger veninne venn vennen vennene venner venninna venninne vennskap vente venter ventet ventetid
  vera veranda verden vere verksted verre verst vert veske vet videre viktig vil ville vin vind vinden vindu vinduet
  vinter vinteren viss visst visste vite vogn vogna vond vondt vore vorfor vorte votter våken våkne våkner våknet vår
  våre våren vårt våt vær været yngre yoghurt åleine åpne åpner åpnet år åra året årsak åt åtte åtti æ æg æsj òg
  ødelagt øl øm ønske ønsker ønsket øre ører øy øye øyeblikk øyne øynene`;
