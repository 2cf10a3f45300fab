import type { FeelingLines } from './feelingLines.ts';

export const SELVSIKKER: FeelingLines = {
  doctor: [
    {
      no: 'Du vet hvordan dagene dine er. Det kan fortelles med hverdagsord, helt uten latin.',
      en: 'You know at first hand what your days are like. Plain words will do, no Latin needed.',
    },
    {
      no: 'Har du en lapp med, er alt på den viktig nok til å sies. Den nederste linja er like mye verdt som den øverste.',
      en: 'If you have made a list, everything on it was worth writing down. The last line counts as much as the first.',
    },
  ],
  dentist: [
    {
      no: 'Du kan grue deg for boret og likevel vite hva du vil. Spørsmålene dine kan komme først, før stolen vippes bakover.',
      en: 'Dreading the drill and knowing your own mind can go together. Your questions can come first, before the chair tips back.',
    },
    {
      no: 'Den sterke lampa viser tenner, ikke hvem du er. Er det lenge siden sist, kan du si det rett ut.',
      en: 'That bright lamp shows teeth, not who you are. If it has been a long time, you can say so straight out.',
    },
  ],
  'hospital-visit': [
    {
      no: 'Bruker noen et langt ord, kan du spørre hva det betyr. Du er like mye deg selv under lysrørene som hjemme.',
      en: 'If somebody uses a long word, you can ask what it means. You are the same person under those bright lights as you are at home.',
    },
    {
      no: 'De andre har kanskje uniform og navneskilt. Det du mener, veier like mye i vanlig genser.',
      en: 'The others may have uniforms and name badges. What you think weighs just as much in an ordinary jumper.',
    },
  ],
  therapy: [
    {
      no: 'Blir det stille mellom de to stolene, kan du la det være stille. Hva du vil snakke om, og hva som kan vente, er det du som vet.',
      en: 'If it goes quiet between the two chairs, you can let it. You are the judge of what to bring up, and what can wait.',
    },
    {
      no: 'Har den andre forstått deg litt feil, kan du rette på det. Av dere to er det du som har kjent deg lengst.',
      en: 'If they get you a little wrong, you can say, no, not quite. Of the two of you, you have known yourself the longest.',
    },
  ],
  'welfare-office': [
    {
      no: 'Hvordan en vanlig uke ser ut, har du sett fra innsiden. Du kan si det som det er, enten det passer i skjemaet eller ikke.',
      en: 'You have seen your ordinary week from the inside. You can tell it as it is, whether or not it fits their form.',
    },
    {
      no: 'Å søke om noe gjør deg ikke liten. Du kommer med en ordentlig sak, og du kan svare i ro på det de spør om.',
      en: 'Applying for something does not make you small. You have a fair case to put, and you may take your time over their questions.',
    },
  ],
  'job-interview': [
    {
      no: 'Det du har fått til før, kan du nevne uten å gjøre det mindre enn det var. En slurk vann før svaret er helt i orden.',
      en: 'What you have done so far can be told at full size. A sip of water before you answer is quite all right.',
    },
    {
      no: 'Tenk på én ting du gjør godt. Å si det rett fram er ikke skryt, det er svaret de ber om.',
      en: 'Think of one thing you do well. Saying so plainly is not showing off, it is the answer they are asking for.',
    },
  ],
  'work-meeting': [
    {
      no: 'Har du én ting å si, kan den sies kort og med vanlig stemme. Plassen i rommet er din også når du tier.',
      en: 'One point, made once in your normal voice, is a proper contribution. Your place in the room is yours when you are silent, too.',
    },
    {
      no: 'Vil de ha svar på flekken, kan du si at du vil tenke på saken. Det er like godt som et raskt ja.',
      en: 'If they want an answer at once, you can say you would like to think it over. That is as good as a quick yes.',
    },
  ],
  'first-day-back': [
    {
      no: 'Noe kan du fra før, om det så er hvilken dør som henger seg opp. Du er ikke ny her, du har vært borte.',
      en: 'Some of it you know already, if only which door sticks. You are not new here, you have been away.',
    },
    {
      no: 'Hvordan du har hatt det, er din egen sak. Én setning ved kaffemaskinen kan være alt du sier om det.',
      en: 'How you have been is your own story, to tell or to keep. One sentence by the coffee machine can be the whole of it.',
    },
  ],
  presentation: [
    {
      no: 'Du vet hvorfor hvert lysbilde er med. Mister du tråden, kan du se ned på arket, finne den igjen og fortsette uten å si unnskyld.',
      en: 'Each slide is there for a reason, and you know the reason. If you lose your thread, you can look down at your notes and find it.',
    },
    {
      no: 'Klikkeren ligger i din hånd, og neste bilde kommer når du vil. En pause kan se ut som noe du har tenkt ut.',
      en: 'The clicker is in your hand, and the next slide comes when you say so. A pause can look as if you planned it.',
    },
  ],
  exam: [
    {
      no: 'Én ting du er trygg på, er fast grunn for den neste. Du kan være nervøs og likevel kunne den.',
      en: 'One thing you are sure of is firm ground for the next. You can be nervous and still know it.',
    },
    {
      no: 'Å rette på seg selv underveis er ikke noe å gjemme. Der tenkte du deg om, og stolte på det.',
      en: 'There is no shame in going back to put something right. You had a second thought there, and you trusted it.',
    },
  ],
  'school-day': [
    {
      no: 'Plassen din er like mye din når du er stille. Det går an å vite at man kan noe, uten at hele rommet ser det.',
      en: 'Your place is just as much yours when you are silent. You can know a thing quietly, without the whole room seeing it.',
    },
    {
      no: 'Er det noe du ikke skjønner, kan du si det uten å krympe deg. Det betyr at du følger med.',
      en: 'If something makes no sense, you can say so without shrinking. It means you are listening.',
    },
  ],
  'parents-meeting': [
    {
      no: 'Har læreren sett noe annet enn det du ser hjemme, kan du likevel stole på dine egne øyne. Begge deler kan være sant.',
      en: 'If the teacher sees a different child from the one at home, you can still trust your own eyes. Both can be true.',
    },
    {
      no: 'Stolen kan være så lav at knærne nesten når haka. Du er like fullt en voksen med noe på hjertet.',
      en: 'On a tiny chair your knees may be level with your chin. You are still a grown-up with a view worth hearing.',
    },
  ],
  'phone-call': [
    {
      no: 'Med et stikkord på en lapp ved siden av telefonen vet du hva du vil ha sagt. Det gjelder også om du blir avbrutt.',
      en: 'With a word or two on a scrap of paper by the phone, you know what you want to say. An interruption does not change that.',
    },
    {
      no: 'Vil de ha svar på flekken, kan du si at du ringer tilbake. Ordet ditt er like godt i pysjamas som på et kontor.',
      en: 'If they want an answer on the spot, you can offer to ring back. Your word is as good in pyjamas as from behind a desk.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Kanskje finnes det én setning du vet at du mener. Den kan du holde fast ved, selv om stemmen skjelver.',
      en: 'There may be one sentence you know you mean. You can hold on to it, even in a shaky voice.',
    },
    {
      no: 'Du kan høre på den andre til siste ord og likevel mene det du mente. Å nikke er ikke å gi seg.',
      en: 'Listening to the very end is not giving in. You can nod, see their side and still keep your own.',
    },
  ],
  'family-dinner': [
    {
      no: 'Noen av dem husker deg kanskje som liten, men du vet hvem du er nå. Et nei takk til mer saus trenger ingen forklaring.',
      en: 'Somebody there may still see you as small, but you know who you are now. A no thank you to more gravy needs no reason.',
    },
    {
      no: 'Kommer det en vits på din bekostning, skylder du den ingen latter. Den kan få ligge der, ved siden av potetene.',
      en: 'You do not owe a laugh to a joke at your expense. It can lie there, next to the potatoes.',
    },
  ],
  party: [
    {
      no: 'Klær du kjenner deg igjen i, er fine nok. Et hjørne ved vinduet er en like god plass som midt på gulvet.',
      en: 'Clothes you feel like yourself in are smart enough. A spot by the window is as good a place as the middle of the floor.',
    },
    {
      no: 'Det kan godt være vann i glasset ditt, uten noen forklaring. Du vet hva du vil ha, også når det skåles.',
      en: 'It can be plain water in your glass, with no story to go with it. You know what you want, even in the middle of a toast.',
    },
  ],
  wedding: [
    {
      no: 'Står navnet ditt på et bordkort, er den stolen ment for deg. Du kan sette deg uten å gjøre deg liten.',
      en: 'A place card with your name on it means that chair is meant for you. You can sit down without making yourself small.',
    },
    {
      no: 'Når dansegulvet fylles, kan du bli sittende fordi du vil det. Pentøyet er like pent på en stol.',
      en: 'When the dance floor fills, you can keep your seat because you want to. Best clothes look just as good on a chair.',
    },
  ],
  funeral: [
    {
      no: 'Midt i det triste er det du som vet hva dette mennesket var for deg. Blir stemmen borte, kan et håndtrykk si resten.',
      en: 'Sad as it is, you know what this person was to you. If your voice goes, a hand held for a moment can say the rest.',
    },
    {
      no: 'Tårer eller ingen tårer, du trenger ikke tvile på måten du sørger på. Du kan stole på det som kommer, og på det som ikke kommer.',
      en: 'Tears or no tears, you need not doubt your way of grieving. You can trust whatever comes, and whatever does not.',
    },
  ],
  'visit-receive': [
    {
      no: 'Det er hjemme hos deg de er. Her kan du være trygg nok til å si at nå trenger du en pause.',
      en: 'It is your home they have come to. In here you can feel sure enough to say that you could do with a break now.',
    },
    {
      no: 'Umake kopper er også et dekket bord. Hva som er pent nok hjemme hos deg, kan du trygt avgjøre selv.',
      en: 'Cups that do not match are a laid table, too. You can safely be the judge of what is nice enough in your own home.',
    },
  ],
  'visit-make': [
    {
      no: 'Tomme hender på dørmatta er ikke noe å unnskylde. Du trenger ikke bake for å fortjene en stol på kjøkkenet deres.',
      en: 'Empty hands on the doormat are nothing to be sorry for. You need no cake to deserve a chair in their kitchen.',
    },
    {
      no: 'Den gode stolen kan være din så lenge du er der. En gjest trenger ikke sitte ytterst på kanten.',
      en: 'The comfortable chair can be yours while you are there. A guest need not perch on the edge.',
    },
  ],
  date: [
    {
      no: 'Du kan si hva du liker uten å pynte på det. Du er der for å finne ut hva du synes, ikke for å få karakter.',
      en: 'The things you like can be said without dressing them up. You are there to find out what you think, not to be given marks.',
    },
    {
      no: 'Røde kinn og en setning som floker seg, tar ingenting fra deg. Du kan være trygg på hvem du er og likevel le litt for fort.',
      en: 'Pink cheeks and a tangled sentence take nothing from you. You can be sure of who you are and still laugh a bit too soon.',
    },
  ],
  'cafe-friend': [
    {
      no: 'Ved et lite kafébord er det plass til meningene dine også. Uka kan du fortelle om slik den var, uten å gjøre den finere.',
      en: 'A small café table has room for your opinions, too. You can tell your week as it was, without making it sound any better.',
    },
    {
      no: 'Kaffen kan du bestille nøyaktig slik du liker den, med havremelk, ekstra varm og i stor kopp. Det er ikke mas, det er å kjenne seg selv.',
      en: 'You can order your coffee exactly the way you like it, oat milk, extra hot, big cup. That is not fuss, it is knowing yourself.',
    },
  ],
  'children-activity': [
    {
      no: 'Blant andre voksne kan du være den som sier lite. Du vet hvem du er der for.',
      en: 'Among other grown-ups you can be the one who says little. You know who you are there for.',
    },
    {
      no: 'Den latteren og det bakhodet kjenner du igjen hvor som helst. Slikt vet du, og det kan du være trygg på.',
      en: 'You can pick out that one laugh, or the back of that one head, anywhere. You can be sure of a thing like that.',
    },
  ],
  shopping: [
    {
      no: 'Det er lov å tenke lenge foran hylla, selv med en vogn bak deg. Hva som skal inn i ditt kjøleskap, er det du som avgjør.',
      en: 'You are allowed to stop and think in the aisle, even with a trolley behind you. What goes in your fridge is your decision.',
    },
    {
      no: 'Ved kassa kan du pakke på din måte, med brødet øverst. Varene er dine selv om køen er lang.',
      en: 'At the till you can pack things your way, with the bread on top. A long queue does not change whose shopping it is.',
    },
  ],
  errand: [
    {
      no: 'Det du kom for, er grunn god nok til å være der. Blir det surr, kan du ta det en gang til i samme tone.',
      en: 'Whatever you came for is a good enough reason to be there. If something gets muddled, you can try again in the same tone.',
    },
    {
      no: 'Posen, papirene eller nøklene finner du fram i ditt eget tempo. Ingen trenger å få et mumlet unnskyld.',
      en: 'Bag, papers or keys, you can find what you need at your own speed. No mumbled sorry is called for.',
    },
  ],
  travel: [
    {
      no: 'Du vet hvordan du reiser best, med prat eller stillhet, tidlig eller sent. Det kan du si rett ut.',
      en: 'You know how you travel best, with talk or with quiet, early or late. You can say so straight out.',
    },
    {
      no: 'Senga og bordet er kanskje ikke dem du er vant til. Du er den samme, og det du vil, veier like mye der.',
      en: 'The bed and the table may not be the ones you are used to. You are the same, and what you want weighs as much there.',
    },
  ],
  'public-transport': [
    {
      no: 'Du trenger ingens lov for å trykke på stoppknappen. Hvor du går av, er din sak, også om det blir et stopp for tidlig.',
      en: 'You can press the stop button without looking round for permission. Where you get off is your own business, even if it is a stop early.',
    },
    {
      no: 'Setet nær døra kan du ta uten å forklare hvorfor. At noe ikke synes, gjør det ikke mindre sant.',
      en: 'The seat by the door can be yours without an explanation. A need does not have to show to be real.',
    },
  ],
  exercise: [
    {
      no: 'Å gi seg midt i krever ingen forklaring. Det er din kropp, og du kan stole på det du kjenner.',
      en: 'Stopping halfway needs no reason. It is your body, and you can trust what you feel.',
    },
    {
      no: 'Den letteste utgaven kan være et valg, ikke et nederlag. Du vet hvorfor du tok den, så kan andre mene hva de vil.',
      en: 'The easiest version can be a choice, not a defeat. You know why you picked it, so others can think what they like.',
    },
  ],
  walk: [
    {
      no: 'Venstre, høyre og hjem igjen er alle gode svar underveis. Du kan stole på magefølelsen.',
      en: 'Left, right and home again are all good answers. You can trust your own hunch about which.',
    },
    {
      no: 'Vil noen forbi, kan farten din være akkurat som før. Den var din fra start, og den er god nok.',
      en: 'If someone overtakes, your pace can stay just as it was. It was yours to begin with, and it is a good one.',
    },
  ],
  hobby: [
    {
      no: 'Noe kan være ditt uten at du er så flink til det. At du har lyst, er grunn nok.',
      en: 'You need not be good at a thing for it to be yours. Wanting to is reason enough.',
    },
    {
      no: 'Ikke alle skjønner hva du ser i dette. Du vet det selv, og det trenger ikke forsvares.',
      en: 'Not everybody gets what you see in it. You know, and it does not have to be defended.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Du trenger ikke ha greie på det for å like det. Det du synes, er en ordentlig mening, også om du fikk med deg halvparten.',
      en: 'You need not be an expert to like it, or not to. What you think of it is a real opinion, even if you catch only half.',
    },
    {
      no: 'Kanskje smiler du på feil sted, eller får våte øyne av noe lite. Det som treffer deg, trenger ingens godkjenning.',
      en: 'Perhaps you smile in the wrong place, or get wet eyes over something small. What touches you needs no approval.',
    },
  ],
  'moving-house': [
    {
      no: 'Eskene kan merkes slik at du selv forstår det. Hvor koppene skal bo på det nye kjøkkenet, kan du ha en klar mening om.',
      en: 'The boxes can be labelled in whatever way makes sense to you. You can have firm views on where the cups should live in the new kitchen.',
    },
    {
      no: 'Det er du som vet hvorfor den stygge lampa skal med. Noen ting kan bli med på lasset uten å bli diskutert.',
      en: 'You know why that ugly lamp is coming along. Some things can go in the van without a debate.',
    },
  ],
  cleaning: [
    {
      no: 'Hva som plager deg, og hva som kan få være, er det du som ser. Å la noe ligge kan være like godt tenkt som å ta det.',
      en: 'What bothers you, and what can stay as it is, is for you to judge. Leaving a thing alone can be as sound as doing it.',
    },
    {
      no: 'Hendene dine har sin egen måte å gjøre det på, og den er god nok. Du trenger ikke lete etter en bedre.',
      en: 'Your hands have their own way of doing this, and it is good enough. You need not look for a better one.',
    },
  ],
  cooking: [
    {
      no: 'Om det skal mer salt i gryta, kan du avgjøre selv. Oppskriften har aldri spist hjemme hos deg.',
      en: 'Whether the pot needs more salt is for you to say. The recipe has never eaten at your table.',
    },
    {
      no: 'Skjeve gulrotbiter smaker like mye gulrot. Tallerkenen kan settes på bordet med stolthet, hvem den enn er til.',
      en: 'Crooked bits of carrot taste just as much of carrot. You can put the plate down like a chef, whoever it is for.',
    },
  ],
  holiday: [
    {
      no: 'Kanskje er det én ting du vil ha akkurat slik den pleier å være. Den kan du holde på uten å forsvare den.',
      en: 'There may be one thing you like to have just the way it always is. You can hold on to it without defending it.',
    },
    {
      no: 'Noe kan få være annerledes i år. Du vet hva som betyr noe for deg, og ingen andre trenger å være enige.',
      en: 'Some things can be different this year. You know what matters to you, and nobody else has to agree.',
    },
  ],
  birthday: [
    {
      no: 'Kake eller middag, du kan si hvor mye du vil ha uten å kikke på andre tallerkener. Hva du har lyst på, er din sak.',
      en: 'Cake or dinner, you can say how much you want without checking the other plates. What you fancy is your own business.',
    },
    {
      no: 'Pent tøy eller den gode genseren, mye prat eller lite. Du er like mye deg selv på en bursdag som ellers.',
      en: 'Best clothes or the comfy jumper, a lot of talk or a little. You are as much yourself on a birthday as on any other day.',
    },
  ],
  'alone-time': [
    {
      no: 'Lyset, lyden og tempoet kan være helt etter egen smak. Nå er det din stemme som gjelder.',
      en: 'The light, the quiet and the pace can be to your own taste. Yours is the vote that counts now.',
    },
    {
      no: 'Vil noen ha tak i deg, kan du si at du er opptatt. Det er sant, og du trenger ikke si med hva.',
      en: 'If somebody wants you for something, you can say that you are busy. It is true, and you need not say with what.',
    },
  ],
  'quiet-day': [
    {
      no: 'Vil noen vite hva du har gjort, er ingenting et ærlig svar. Det kan du gi uten å slå blikket ned.',
      en: 'If anyone wants to know what you did, nothing much is an honest answer. You can give it without looking down.',
    },
    {
      no: 'Alt som kunne vært gjort, kan få ligge uten et eneste kryss. Du er like mye verdt når du hviler, og det kan du være sikker på.',
      en: 'All the things that could be done can stay unticked. You are worth as much as ever when you rest, and you can be sure of that.',
    },
  ],
  'news-result': [
    {
      no: 'Du kan være redd for svaret og likevel sikker på noe lite. Hvor du vil sitte når det kommer, for eksempel, og hva du vil spørre om.',
      en: 'You can be scared of it and still sure of something small. For instance, where you want to sit when you hear, and what to ask.',
    },
    {
      no: 'Hvem som skal få høre om det, og når, er det du som avgjør. At du er urolig ved telefonen, endrer ikke på det.',
      en: 'Who hears of it, and when, is for you to say. Being on edge by the phone does not change that.',
    },
  ],
  'online-meeting': [
    {
      no: 'Navnet ditt står i ruta, med eller uten kamera. Du kan si det du mener, og så slå av mikrofonen uten et unnskyld.',
      en: 'Your name is in its square, camera on or off. You can say what you think and then press mute, without adding a sorry.',
    },
    {
      no: 'En setning i chatten er like mye din mening som en du sier høyt. Den trenger ikke noe smilefjes på slutten.',
      en: 'A line in the chat is as much your opinion as one said aloud. It needs no smiley to soften it.',
    },
  ],
  court: [
    {
      no: 'Skjønner du ikke spørsmålet, kan du si det høyt, også i en så høytidelig sal. Du kan holde fast ved dine egne ord, også når de er få.',
      en: 'If a question makes no sense, you can say so, even in a room as formal as that. You can hold to your own words, however few.',
    },
    {
      no: 'Husker du ikke, kan du si at du ikke husker. Du kan være redd i den stolen og likevel tro mot det du vet.',
      en: 'You may say that you do not remember, when that is so. You can be frightened in that chair and still true to what you know.',
    },
  ],
  physio: [
    {
      no: 'På benken kan du si stopp, svakere eller litt til venstre. Da er du ikke vanskelig, du er tydelig.',
      en: 'Lying on the couch, you can say stop, softer or a bit to the left. That makes you clear, not difficult.',
    },
    {
      no: 'Ligger arket med øvelser urørt i veska, kan du si det rett fram. Den benken tåler et ærlig svar.',
      en: 'If the sheet they gave you is still folded in your bag, you can say so plainly. That couch can take an honest answer.',
    },
  ],
  'driving-test': [
    {
      no: 'Ved et kryss kan du vente til du selv er sikker. Sensoren har skjemaet, men hendene på rattet er dine.',
      en: 'At a junction you can wait until you yourself are sure. The examiner has the form, but the hands on the wheel are yours.',
    },
    {
      no: 'Får du motorstopp, kan du starte igjen uten å se bort på sensor. Det er også noe du kan.',
      en: 'If the car stalls, you can start it again without a glance at the examiner. That, too, is something you know.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Det er lov å se i speilet og si litt kortere, eller at nå er det fint. Hodet er ditt, og smaken også.',
      en: 'You can look in the mirror and say a bit shorter, or that will do. It is your head, and your taste.',
    },
    {
      no: 'Vil du helst slippe småprat, kan du si det med en gang du setter deg. Du er like hyggelig med lukkede øyne.',
      en: 'If you would rather not chat, you can say so as you sit down. You are no less pleasant with your eyes shut.',
    },
  ],
  'children-party': [
    {
      no: 'Kjøpekake og to ballonger kan settes fram med god samvittighet. Når det er siste runde av leken, er det du som sier det.',
      en: 'Shop cake and two balloons can be put on the table with pride. You are the one who says when it is the last round of musical chairs.',
    },
    {
      no: 'Når safta havner på duken, er det du som vet hvor kluten er. Resten av rotet kan ligge framme når barna hentes.',
      en: 'When squash lands on the tablecloth, you know where the kitchen roll is. The rest of the mess can stay on show at pick-up time.',
    },
  ],
  parting: [
    {
      no: 'Å vinke kan være vondt, og du kan likevel være sikker på hva du vil ha sagt før døra lukkes. Klønete ord er gode nok.',
      en: 'Waving is hard, and you can still be sure of what you want said before the door closes. Clumsy words are good enough.',
    },
    {
      no: 'Kofferten i gangen rokker ikke ved det du vet om dere to. Du kan grue deg og likevel stole på det.',
      en: 'A suitcase in the hall does not shake what you know about the two of you. You can dread the moment and still trust that.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Du kan være urolig og likevel stole på blikket ditt. Fra stolen ved senga ser du kanskje selv om det passer med prat eller ro.',
      en: 'You can be worried and still trust your own sense of things. From the bedside you may see if it is time for talk or for quiet.',
    },
    {
      no: 'Det trengs ingen egen stemme for syke. Den vanlige kan du stole på, også når du er redd for å si noe feil.',
      en: 'There is no special voice for sickrooms. You can trust your everyday one, even if you are afraid of saying the wrong thing.',
    },
  ],
  'desk-work': [
    {
      no: 'Å stoppe ved noe uklart er ingen feil. Det viser at du tenker med ditt eget hode og vet hva du vil ha svar på.',
      en: 'It is no mistake to stop where something is unclear. You are thinking for yourself, and you know what you want an answer to.',
    },
    {
      no: 'Hva som haster mest, er det du som ser. Resten kan vente, og det med vilje.',
      en: 'Which part comes first is for you to judge. The rest can wait, and it can wait on purpose.',
    },
  ],
  making: [
    {
      no: 'Når noe kjennes riktig i hendene, kan du stole på det. Ingen trenger å se deg over skulderen.',
      en: 'When something feels right in your hands, you can trust that. Nobody needs to look over your shoulder.',
    },
    {
      no: 'Hva som er ferdig, og hva som skal ha en runde til, avgjør du. Øyet ditt er godt nok til det.',
      en: 'What is finished, and what gets another go, is for you to say. Your eye is good enough to judge.',
    },
  ],
  driving: [
    {
      no: 'Setet og speilet kan stilles inn akkurat slik du vil ha dem. Du kan også være trygg nok på deg selv til å la bilen stå.',
      en: 'The seat and the mirror can be set just the way you like them. You can also be sure enough of yourself to leave the car at home.',
    },
    {
      no: 'Lysene i speilet trenger ikke styre farten din. Det er du som har rattet, og du kan stole på din egen fornuft.',
      en: 'Headlights in your mirror do not have to set the speed. The wheel is in your hands, and you can trust your own good sense.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Du kan kjenne på låsen én gang og stole på at du gjorde det. Lampa får være på så lenge du vil.',
      en: 'You can check the lock once and trust that you did. The lamp can stay on as long as you like.',
    },
    {
      no: 'Tidlig i seng, sent i seng eller sofaen med et teppe. Selv litt redd er du den som bestemmer her.',
      en: 'Bed early, bed late or the sofa with a blanket. Even a little scared, you are the one who decides here.',
    },
  ],
  'animal-care': [
    {
      no: 'Du vet hvordan dyret pleier å spise og sove. Det du har merket, er verdt å si høyt, helt ned til det som ligger igjen i skåla.',
      en: 'You know how that animal usually eats and sleeps. What you have noticed is worth saying, down to the food left in the bowl.',
    },
    {
      no: 'Stemmen din er kjent for dyret, også når den skjelver litt. Hva du betyr for det, trenger du ikke tvile på.',
      en: 'Your voice is one this animal knows, even with a wobble in it. You need not doubt what you are to it.',
    },
  ],
  'family-celebration': [
    {
      no: 'Lurer noen på hva du driver med nå, kan du svare kort og rett fram. Så kan praten handle om noe annet.',
      en: 'If anyone wonders what you are up to these days, you can keep it short and straight. Then the talk can turn to other things.',
    },
    {
      no: 'Blir det tatt bilder, kan du finne din egen plass, midt i eller ytterst. Du er like mye med, også hvis du blunker.',
      en: 'If there are photos, you can find your own spot, in the middle or at the edge. You count just as much if you blink.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Du vet hvorfor du har ønsket deg dette, og det står fast uansett. Du kan si et tydelig ja, og et like tydelig vent litt.',
      en: 'You know why you wanted this, and that holds whatever comes of it. You can say a clear yes, and an equally clear wait a moment.',
    },
    {
      no: 'Brosjyren kan leses to ganger, med strek under det som er uklart. Blyanten er din, og det er deg det handler om.',
      en: 'The leaflet can be read twice, with a line under whatever is unclear. The pencil is yours, and you are the one it is about.',
    },
  ],
  'long-drive': [
    {
      no: 'Hovedvei eller småvei, du kan holde fast ved den du valgte, selv om kartet på telefonen er uenig. Blir du trøtt, har du siste ord.',
      en: 'Motorway or back road, you can stick with your pick, even when the satnav disagrees. If you get tired, you have the last word.',
    },
    {
      no: 'Høyre felt kan være ditt hele veien. At noen suser forbi, sier ingenting om hvordan du kjører.',
      en: 'The slow lane can be yours all the way. Whoever whizzes past says nothing about how well you drive.',
    },
  ],
  needle: [
    {
      no: 'Det går an å være nervøs og likevel vite hvilken arm du helst vil bruke. Du kan også si at du vil se en annen vei.',
      en: 'You can be nervous and still know which arm you would rather use. Saying that you want to look at the wall is fine as well.',
    },
    {
      no: 'Å si at du helst vil ligge, er slett ikke barnslig. Du kan være blek om nesa og likevel være den som sier når du er klar.',
      en: 'If you would rather lie down, there is nothing childish in that. You can be pale and still be the one who says when you are ready.',
    },
  ],
  scan: [
    {
      no: 'Du kan mislike dunkingen og være sikker på hva du vil ha. Ørepropper, et teppe eller et svar kan du be om før benken glir inn.',
      en: 'You can dislike the banging and be sure of what you want. Earplugs, a blanket or an answer can be asked for before the table slides in.',
    },
    {
      no: 'Får du en knapp å holde i, kan du bruke den uten å kjenne deg dum. At du er redd, er grunn god nok.',
      en: 'If they hand you a buzzer, you can use it without feeling foolish. Being scared is reason enough.',
    },
  ],
  'first-day': [
    {
      no: 'Du kan si navnet ditt tydelig og spørre hvor toalettet er. Det du kan fra før, er med deg inn døra.',
      en: 'You can say your name clearly and ask where the loo is. What you already know comes in with you.',
    },
    {
      no: 'Ti nye navn kan gli rett forbi. Du er fortsatt god i det du er god i.',
      en: 'Ten new names may slide right past you. You are still good at what you are good at.',
    },
  ],
  'school-run': [
    {
      no: 'Ved skoleporten kan håret sprike til alle kanter, og du kan likevel vite hva du gjør. Et nikk er hilsen nok.',
      en: 'Your hair can stick up in all directions at the school gate, and you can still know what you are doing. A nod is hello enough.',
    },
    {
      no: 'En glemt gymbag er en glemt gymbag, ikke en dom over deg. Du vet selv alt du gjør for det barnet.',
      en: 'A forgotten PE bag is a forgotten PE bag, and no verdict on you. You know all that you do for that child.',
    },
  ],
  performing: [
    {
      no: 'Du kjenner det innenfra, og det gjør ikke salen. Glipper noe, er resten fortsatt ditt.',
      en: 'You know it from the inside, and the room does not. If something slips, the rest is still yours.',
    },
    {
      no: 'Hender kan skjelve og likevel vite hva de skal gjøre. Nervene får være med på scenen, men hovedrollen er din.',
      en: 'Hands can shake and still know what to do. Nerves may share the stage, but the leading part is yours.',
    },
  ],
  'class-meeting': [
    {
      no: 'Når de spør etter klassekontakt, kan hånda bli liggende i fanget med god samvittighet. Meningen din om klasseturen er like god for det.',
      en: 'When they ask for a class rep, your hand can stay in your lap with a clear conscience. Your view on the school trip counts just the same.',
    },
    {
      no: 'Navnelappen sier kanskje hvem du er forelder til. Resten av deg er også med, og kan tenke sitt på bakerste rad.',
      en: 'The name tag may say whose parent you are. The rest of you has come as well, and can think its own thoughts in the back row.',
    },
  ],
  flight: [
    {
      no: 'Gardinen oppe eller nede, du vet hva du liker best. Er det en lyd du lurer på, kan du trykke på knappen over deg og spørre.',
      en: 'Blind up or blind down, you know which you like. If a sound makes you wonder, you can ask the cabin crew in your everyday voice.',
    },
    {
      no: 'Ett av armlenene er ditt, helt uten diskusjon. Vil du ha et glass vann til, kan du si det med vanlig stemme.',
      en: 'One of those armrests is yours, no debate needed. If you would like another glass of water, you can simply say so.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Du kjenner disse barna, og det gjør ikke rad tolv. Smokk, kjeks eller fang kan du velge uten å se deg rundt først.',
      en: 'You know these children, and row twelve does not. Dummy, biscuit or lap is your decision, whatever anybody’s face says.',
    },
    {
      no: 'I veska under setet er det du som vet hvor alt ligger. Våtservietter, tørre sokker og bamse er pakket av en som kan jobben.',
      en: 'In the bag under the seat you know where everything is. Wipes, dry socks and teddy were packed by someone who knows the job.',
    },
  ],
  swimming: [
    {
      no: 'Badetøyet er godt nok, og det er kroppen i det også. Stigen er en like fin vei uti som et stup.',
      en: 'The swimsuit is good enough, and so is the body in it. The ladder is as good a way in as a dive.',
    },
    {
      no: 'Blir det med tærne, kan du likevel kalle det et bad. Det er du som avgjør når du har badet.',
      en: 'If only your toes get wet, you can still call it a swim. You are the one who says when you have been in.',
    },
  ],
  camping: [
    {
      no: 'Hvilken side av teltet som er best, og hvor mange sokker du trenger, kan du være sikker på selv. Et skjevt telt er ikke noe å skjule.',
      en: 'Which side of the tent you like, and how many socks you need, you can be sure of. A wonky tent is nothing to hide.',
    },
    {
      no: 'Å si høyt at du fryser, er ikke å klage. Du kjenner deg selv, og du vet hvor den tykke genseren ligger.',
      en: 'Saying you are cold is not moaning. You know yourself, and you know where the thick jumper is.',
    },
  ],
  'time-for-two': [
    {
      no: 'Si gjerne hva du har lyst på, også når svaret er pizza og tidlig i seng.',
      en: 'You may say what you would like, even if the answer is pizza and an early night.',
    },
    {
      no: 'Plassen ved siden av den andre er din. Du kan komme pyntet, eller som du er, med hull i sokken.',
      en: 'The seat beside them is yours. You may take it in your best shoes or with a hole in your sock.',
    },
  ],
  'new-pet': [
    {
      no: 'Det er du som vet hvor skålen står og når lyset slukkes. For dyret er du en som kjenner huset.',
      en: 'You know where the food is kept and which door creaks. To the animal, you are the one who knows.',
    },
    {
      no: 'Vil noen komme og se, kan du si «neste uke». Hjemmet er ditt, og nå dyrets også.',
      en: 'If people want to come and look, you may say “next week”. It is your home, and now the animal’s.',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Kanskje vet du hvor det er lunt, eller hvor sola kommer først. Det er kunnskap, og den er din.',
      en: 'Perhaps you know the sheltered corner, or where the sun comes first. That is knowledge, and it is yours.',
    },
    {
      no: 'Støvler eller tøfler, du har noe å gjøre her. Er dere flere, kan du si: «Kan du ta dette så lenge?»',
      en: 'Boots or slippers, you have business here. If there is help about, you may say, “Could you take this for a bit?”',
    },
  ],
  keepsakes: [
    {
      no: 'En sleiv eller en krusedull kan få bli, og det fineste kan gis bort. Du vet hva som betyr noe for deg.',
      en: 'A wooden spoon or a scribble may stay, and the good china may go. You know which matters to you.',
    },
    {
      no: 'Lurer noen på hvor langt du er kommet, har du et svar: «Så langt jeg ville i dag.»',
      en: 'To anyone who asks how far you have got, you may say, “As far as I wanted today.”',
    },
  ],
  'work-shift': [
    {
      no: 'Noe av dette har du kanskje gjort før. Hendene husker ofte mer enn et trøtt hode, og de kan få gå først.',
      en: 'Your hands may remember more of this than a tired head does. You can let them go first.',
    },
    {
      no: 'Du kan si «jeg sjekker og kommer tilbake» i helt vanlig tempo. Svaret kan vente til du har det.',
      en: '“Let me check and come back to you” is a good answer. You can say it slowly, with both feet on the floor.',
    },
  ],
  'work-trip': [
    {
      no: 'Navnet ditt står kanskje på en liste eller et skilt. Da er du ventet, og en av stolene er din.',
      en: 'Your name may be on a list or a badge. If so you are expected, and one of the chairs is yours.',
    },
    {
      no: 'Lurer noen på hva du jobber med, er én setning nok. Du kan lage den på veien dit, med dine egne ord.',
      en: 'If somebody asks what you do, one plain sentence is plenty. You can put it together on the way there.',
    },
  ],
  'first-meeting': [
    {
      no: 'Du kan komme i klærne du liker, og svare på det du vil. Noen spørsmål kan du la ligge.',
      en: 'You may come in the clothes you like and answer what you wish. Some questions can go unanswered.',
    },
    {
      no: 'Det er deg den andre møter, trøtt eller uthvilt. Du kan si hei slik du pleier å si det.',
      en: 'It is you they are meeting, tired or rested. You can say hello the way you always say it.',
    },
  ],
  season: [
    {
      no: 'Denne tiden har du kanskje møtt før, og vet litt om hva du liker. Det kan du følge uten å forklare det.',
      en: 'Perhaps you have met this time of year before and know what suits you. You may go by that without explaining.',
    },
    {
      no: '«Jeg liker mørket» og «varmen er ikke for meg» er begge lov å si. Hva du synes om årstiden, er din sak.',
      en: '“I like the dark” and “this heat is not for me” can both be said out loud. Your view of it needs no reasons.',
    },
  ],
  'child-starts': [
    {
      no: 'Du vet noe om dette barnet: hva det ler av, hva det lar ligge på tallerkenen. Det vet du fortsatt når døra lukkes.',
      en: 'You know things about this child: what makes them laugh, what stays on the plate. A closed door does not change that.',
    },
    {
      no: 'Å spørre hvordan dagen var, er rimelig. Det har du full rett til, første dag eller tredje uke.',
      en: 'Asking how the day was is fair. You have every right to, on day one or in week three.',
    },
  ],
  'dark-months': [
    {
      no: 'Du kan legge deg når det passer deg, og ha så mange lys på du vil. Vinteren din trenger ikke ligne på andres.',
      en: 'You can go to bed when it suits you, and have as many lamps on as you like. Your winter need not look like anyone else’s.',
    },
    {
      no: 'Liker du mørket, eller lengter du etter sola? Begge deler er lov å si, uten å forklare det.',
      en: 'Do you like the dark, or do you long for the sun? You can say either without explaining it.',
    },
  ],
  'own-birthday': [
    {
      no: 'Du kan si rett ut hvordan du vil ha det, og hva du ikke vil. Å kjenne sin egen smak er ikke noe å skjule.',
      en: 'You can say outright how you want it, and what you do not want. Knowing your own taste is nothing to be sorry for.',
    },
    {
      no: 'Ser alle på deg, kan du smile, si takk og sette deg igjen. Du skylder ingen noe mer.',
      en: 'If all eyes turn to you, you can smile, say thank you and sit back down. You do not owe anybody a show.',
    },
  ],
  'first-school-day': [
    {
      no: 'Navnet ditt står på lista, og der står det også om du går feil. Du trenger ikke kjenne noen for å høre til.',
      en: 'Your name is on the list, and it stays there if you take a wrong turn. You belong there before you know anybody.',
    },
    {
      no: 'Det du er god i, blir med deg inn døra. Et nytt sted tar ingenting av det bort.',
      en: 'What you are good at comes in through the door with you. A new place takes none of it away.',
    },
  ],
  'vet-visit': [
    {
      no: 'Er noe uklart, kan du spørre en gang til. Du er der for en som ikke kan spørre selv.',
      en: 'If something is unclear, you can ask again. You are there for someone who cannot ask.',
    },
    {
      no: 'Du vet hvordan dyret pleier å være, og det har en dyrlege bruk for. Dine egne ord er gode nok.',
      en: 'You know how your animal usually is, and a vet can use that. Your own words are good enough.',
    },
  ],
  'travel-together': [
    {
      no: 'Du kan ville noe annet enn den du reiser med, og si det vennlig. En tur har plass til to meninger.',
      en: 'You can want something else than your company does, and say so kindly. A trip has room for two opinions.',
    },
    {
      no: 'Er du den som trenger flest pauser, er du like god å reise med. «Nå setter jeg meg litt» er en hel setning.',
      en: 'If you are the one who needs the most breaks, you are just as good to travel with. “I am sitting down for a bit” says it all.',
    },
  ],
  'office-visit': [
    {
      no: 'Du har like stor rett til å være der som de andre i køen. Du kan svare i ditt eget tempo, med de ordene du har.',
      en: 'You have as much right to be there as anyone in the queue. You can answer at your own pace, in the words you have.',
    },
    {
      no: 'Du kjenner din egen sak best. Er noe skrevet feil i skjemaet, kan det rettes.',
      en: 'Whatever the form says, you know who you are. If something is misspelt, it can be put right.',
    },
  ],
  'own-care': [
    {
      no: 'Noen fasit på dette finnes ikke. Din måte, på en dag du velger, er god nok.',
      en: 'There is no proper way of doing this. Yours, on a day you choose, is good enough.',
    },
    {
      no: 'Hvor ofte og hvor mye, er det du som avgjør. Ingen andre bor i kroppen din.',
      en: 'How often and how much is for you to say. Nobody else lives in your body.',
    },
  ],
};
