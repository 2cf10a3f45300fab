import type { FeelingLines } from './feelingLines.ts';

export const MESTRING: FeelingLines = {
  doctor: [
    {
      no: 'To stikkord på en lapp kan være systemet ditt. Det er et godt system, og du har laget det selv.',
      en: 'Two words on a scrap of paper may be all the system you need. It is a good one, and it is yours.',
    },
    {
      no: 'Du vet når på dagen det er tyngst. Det har du funnet ut selv, og det er verdt noe der inne.',
      en: 'You know which is harder, mornings or evenings. You worked that out yourself, and it is worth something in that room.',
    },
  ],
  dentist: [
    {
      no: 'En hånd i været kan være tegnet dere avtaler. Da er det noe du styrer, selv med stolen bakover og munnen åpen.',
      en: 'A raised hand can be your signal. Even tipped back with your mouth open, you are in charge of that.',
    },
    {
      no: 'Kanskje finner du en flekk i taket å feste blikket på. Hjelper det litt, er det et godt knep, og du fant det selv.',
      en: 'There may be a mark on the ceiling to fix your eyes on. If it helps a little, it is your own trick and a good one.',
    },
  ],
  'hospital-visit': [
    {
      no: 'Finner du riktig dør i den lange korridoren, har du fått til noe. Å spørre om veien teller like mye.',
      en: 'Finding the right lift counts for something, and so does asking at the desk. Either way it was you who found it.',
    },
    {
      no: 'Kanskje finner du stolen lengst fra svingdøra, med plass til jakka ved siden av. Å lage seg en egen krok på et sykehus er godt gjort.',
      en: 'Perhaps you find the chair furthest from the swing doors, with room for your coat. Making a corner of your own in a hospital is no small thing.',
    },
  ],
  therapy: [
    {
      no: 'Kanskje finner du ett ord som stemmer. Å si at du fortsatt leter etter det, teller like mye.',
      en: 'You might find one word that fits. Saying that you are still looking for it counts just as much.',
    },
    {
      no: 'Noe kan få ligge til neste gang, og du velger hva. Å finne ut hva som er passe mye, er godt gjort.',
      en: 'You can choose what to bring up and what stays in the bag until next time. Knowing how much is enough is a skill of its own.',
    },
  ],
  'welfare-office': [
    {
      no: 'Du kan lese rett fra papirene dine, og si fra når du vil høre noe en gang til. Slik tar du samtalen på din måte.',
      en: 'You can read straight from your notes, and ask to get things in writing. That is handling it, and handling it well.',
    },
    {
      no: 'Det siste brevet i en plastlomme kan godt kalles orden i sakene. Den ordenen har du laget selv.',
      en: 'The latest letter in a plastic wallet counts as a filing system. You made it, and you can keep it in front of you.',
    },
  ],
  'job-interview': [
    {
      no: 'Du kan ha én liten historie klar, om noe du har fått til. Den kan du, for du var der selv.',
      en: 'You might have one small story ready, about a thing you did well. That one is safe ground, because you were there.',
    },
    {
      no: 'I annonsen var det kanskje en linje som fikk deg til å nikke. Det er noe du kan fra før, og det er godt å ha med seg.',
      en: 'Maybe a line in the advert made you nod. That is a thing you know about, and you may sit there knowing it.',
    },
  ],
  'work-meeting': [
    {
      no: 'Én setning, sagt når du er klar, er et bidrag. Det samme er et nikk til noe du er enig i.',
      en: 'If you take one thing with you afterwards, you have followed in your own way. Saying something aloud is only one way to take part.',
    },
    {
      no: 'Noe av det som blir sagt, gjelder deg mer enn resten. Får du med deg den ene tingen, har du fulgt godt med.',
      en: 'Some of what is said will concern you more than the rest. If you follow that one thing, you have done your part well.',
    },
  ],
  'first-day-back': [
    {
      no: 'Hendene husker kanskje hvilken skuff som er treg, eller hvor koppene står. Det er lov å glede seg litt når noe sitter.',
      en: 'Some little thing may come back to you, like which drawer sticks or where the mugs live. You can let that please you.',
    },
    {
      no: 'Å ta pausen før du er helt tom, er et fag for seg. Får du det til én gang, kan du være fornøyd med dagen.',
      en: 'Taking your break before you are worn out is quite a craft. If you manage it once, you can be pleased with the day.',
    },
  ],
  presentation: [
    {
      no: 'Ett av lysbildene er nok det du kan best. Der kan du bli litt lenger, og kjenne at du er på hjemmebane.',
      en: 'One slide in there is probably your favourite. When it comes up, you can slow down and feel that you know your way about.',
    },
    {
      no: 'Et blikk ned på lappene er å bruke et godt verktøy. Hver pil og hver strek har du satt der selv.',
      en: 'Your notes have arrows and underlinings of your own. Glancing down at them is using a tool you made yourself.',
    },
  ],
  exam: [
    {
      no: 'Kanskje kjenner du igjen noe underveis, en liten ting du har øvd på. Da er det ditt eget arbeid du ser.',
      en: 'Some small thing may feel familiar when it comes up. If it does, that is your own practice showing.',
    },
    {
      no: 'Å tenke seg litt om før du begynner, er vanen til en som kan noe. Den lille pausen kan du ta hver gang.',
      en: 'Thinking for a moment before you begin is a good habit. That small pause is yours to take every time.',
    },
  ],
  'school-day': [
    {
      no: 'Én liten ting fra dagen som satt, er noe å ta med hjem. Å merke at du trenger en pause, er også noe å kunne.',
      en: 'One small thing that falls into place in a day is something to be pleased with. Noticing when you need a quiet corner is another.',
    },
    {
      no: 'Kanskje vet du hvilken del av dagen du er best i. Sparer du litt krefter til den, har du planlagt godt.',
      en: 'You may know which part of the day you are best at. Saving some strength for that one is clever planning.',
    },
  ],
  'parents-meeting': [
    {
      no: 'En liten historie hjemmefra kan vise dem noe som ikke står i papirene. Å fortelle den med egne ord er noe du kan.',
      en: 'A small story from home can show them a side of the child they never see. Telling it in your own words is something you can do.',
    },
    {
      no: 'Hva som trøster etter en dårlig dag, har du prøvd deg fram til hjemme. Det er kunnskap, og den kan du legge på bordet.',
      en: 'At home you have worked out what helps on a bad morning, and what makes it worse. That is real know-how to put on the table.',
    },
  ],
  'phone-call': [
    {
      no: 'Den første setningen kan du skrive ned og lese opp. En samtale med huskelapp er like ekte.',
      en: 'Three words on the back of an envelope can be your script. A call made from a script is still a call you made.',
    },
    {
      no: 'Du vet hvordan du helst sitter når du snakker i telefonen, og hva du vil ha i hånda. Ordner du det slik, er mye gjort.',
      en: 'You know where you like to sit for a call, and what you like to fiddle with. Setting it up that way is half the job.',
    },
  ],
  'difficult-talk': [
    {
      no: 'Får du sagt den ene setningen du har båret på, har du fått til noe. Å be om litt tid før du svarer, teller også.',
      en: 'Saying "let me think about that" can be a good move. You may be pleased with a slow answer that is truly yours.',
    },
    {
      no: 'Du vet kanskje om det er lettest ved kjøkkenbordet eller på telefon. Å velge stedet er å ha tenkt seg godt om.',
      en: 'You may know whether the kitchen table or the phone is easier for you. Choosing the place is good thinking.',
    },
  ],
  'family-dinner': [
    {
      no: 'Det er godt gjort å merke at du er mett av lyd, før du er helt utslitt. En pause i gangen kan være ditt knep.',
      en: 'Passing the potatoes, listening with half an ear, resting your eyes on the tablecloth. There is a knack to it, and you may have your own.',
    },
    {
      no: 'Du vet kanskje hvem som ler av hva, og hva det er best å la ligge. Slik kunnskap er god å ha når sausen kommer.',
      en: 'By now you probably know who laughs at what, and which subjects are best left alone. That is useful to know when the gravy comes round.',
    },
  ],
  party: [
    {
      no: 'Hei til verten, et rolig hjørne, en jakke du vet hvor henger. Slik kan det også se ut når noen kan det med fest.',
      en: 'Spotting the quiet corner early is a talent of its own. So is noticing when it is time for your coat.',
    },
    {
      no: 'Kanskje er du god til å høre etter når noen forteller. Et glass å holde i og én god historie kan være hele kvelden.',
      en: 'A glass to hold and one story to listen to can be your whole evening. Good listening is a party trick as well.',
    },
  ],
  wedding: [
    {
      no: 'Kanskje sitter du nær døra under talene, og nær kaka etterpå. Å finne sin egen takt i alt det der er godt gjort.',
      en: 'Near the door for the speeches, near the cake afterwards. That is a seating plan of your own, and a good one.',
    },
    {
      no: 'Myke sko under finstasen er et knep som ingen ser. Tenker du ut noe slikt, har du gjort dagen litt mer til din.',
      en: 'Soft shoes under the finery, something for your back in the pew. Nobody sees such tricks, but you know you thought of them.',
    },
  ],
  funeral: [
    {
      no: 'Dette er ikke noe å være flink til. Likevel kan du finne noe som er ditt, et ord, en blomst eller en hånd å holde.',
      en: 'Nobody has to be good at this. Still, one small thing beside the sorrow may be yours, a word, a flower or a hand to hold.',
    },
    {
      no: 'Sorg får være klønete. Kanskje hvisker du bare «ha det», og da er det en liten ting du fikk til.',
      en: 'Sorrow is allowed to be clumsy. A whispered goodbye is still one you said.',
    },
  ],
  'visit-receive': [
    {
      no: 'En stol det går an å sitte i, og noe å drikke i de koppene du har. Da er du vertskap på din måte.',
      en: 'One chair cleared, and something to drink in whatever cups you own. That is hosting, and it has your name on it.',
    },
    {
      no: 'Ett hjørne ryddet og én lampe tent er et godt knep. Du kan være fornøyd med hvor lite som skal til.',
      en: 'One tidy corner and one lamp lit is a trick worth knowing. You can be pleased with how little it takes.',
    },
  ],
  'visit-make': [
    {
      no: 'Å si allerede i døra når du skal hjem igjen, er et lite mesterstykke. Da har du lagt opp besøket slik du orker det.',
      en: 'You can say on the doorstep when you need to be off. Saying that kindly is something to be quietly proud of.',
    },
    {
      no: 'Sofahjørnet deres kjenner du kanskje alt. Å finne seg til rette hos andre er også noe å få til.',
      en: 'Perhaps you know which of their chairs is kindest to your back. Making yourself comfortable in somebody else’s house is no small art.',
    },
  ],
  date: [
    {
      no: 'Ett spørsmål du virkelig vil ha svar på, er nok å ha med. Får du stilt det med din vanlige stemme, kan du være fornøyd.',
      en: 'Perhaps you say one true thing in your ordinary voice. On the way home, that can be what you are pleased with.',
    },
    {
      no: 'Å merke hva du selv synes, midt i alle nervene, er godt gjort. Én ting du liker, og én du lurer på, er nok.',
      en: 'Noticing whether you like them, and not only whether they like you, is quite a skill. You can practise it early on.',
    },
  ],
  'cafe-friend': [
    {
      no: 'En plass med ryggen mot veggen kan være ditt knep når koppene klirrer. Det er lov å være litt stolt av å vite hva som passer deg.',
      en: 'You may know which table has the least noise from the coffee machine. Asking for that one is a thing done well.',
    },
    {
      no: 'Du vet kanskje hva du vil ha før du har sett på tavla. Det er litt stas å kjenne sin egen smak så godt.',
      en: 'Maybe you can order without reading the board. There is a small pride in knowing just what you like.',
    },
  ],
  'children-activity': [
    {
      no: 'Et blikk og et nikk når barnet ser på deg, kan være din måte å være med på. Den sitter, også på en sliten dag.',
      en: 'A look and a smile when the child turns to you. You have your own way of joining in, and it counts.',
    },
    {
      no: 'Har du husket to av de tre tingene som skulle med, har du pakket godt. Den tredje klarer seg hjemme.',
      en: 'If you remembered two of the three things you meant to bring, that is good packing. The third can manage at home.',
    },
  ],
  shopping: [
    {
      no: 'Når melka er strøket av lista, kan du kjenne på det et øyeblikk. Det er du som har satt den lille streken.',
      en: 'A list in the same order as the shelves is a clever thing to have made. Each line you cross off is a small job done.',
    },
    {
      no: 'Frossent for seg, egg øverst, og ikke for full pose. Å pakke ved kassa er et lite håndverk, og du har din måte.',
      en: 'Eggs on top, cold things together, the bag not too full. Packing at the till has an order to it, and you know yours.',
    },
  ],
  errand: [
    {
      no: 'Når nøkkelen henger på kroken igjen, kan du si høyt hva du fikk gjort. Å snu i tide er også noe å si høyt.',
      en: 'Back home with your shoes off, you might name what you got done. If you turned round halfway, that was a decision, and yours.',
    },
    {
      no: 'Kanskje har du funnet ut når det er roligst der. Et lurt tidspunkt er halve jobben, og du fant det selv.',
      en: 'Picking the time when it is quietest there is cleverer than it looks. If you worked that out, the credit is yours.',
    },
  ],
  travel: [
    {
      no: 'Du vet selv hvor i bagen det viktigste ligger. Å pakke på sin egen måte er et lite stykke reisevett.',
      en: 'You know where in the bag to find the things you need most. Packing it to suit yourself is proper know-how.',
    },
    {
      no: 'Et tomt felt i planen, bare til hvile, er slikt en vant reisende tenker på. Å planlegge etter egne krefter er klokt.',
      en: 'If you leave a gap in the plan, just for resting, you plan like an old hand. Fitting the trip to your own strength is a skill.',
    },
  ],
  'public-transport': [
    {
      no: 'Kanskje vet du hvor i vogna det er stillest, eller hvilket sete som rister minst. Sånt er det lov å være fornøyd med å ha funnet ut.',
      en: 'Maybe you have worked out which end is quietest, or which bend comes before your stop. That is knowing your route.',
    },
    {
      no: 'Kortet klart, sekken på fanget, stoppene telt på fingrene. Det er vanene til en som kan dette.',
      en: 'Ticket ready, bag on your lap, the stops counted on your fingers. Those are the habits of somebody who knows how this works.',
    },
  ],
  exercise: [
    {
      no: 'Å stoppe mens det ennå kjennes greit, er noe å være god til. Får du til det i dag, kan du være fornøyd.',
      en: 'Stopping while it still feels all right is an art. If you manage that today, you can be pleased with it.',
    },
    {
      no: 'Kanskje har du funnet en snillere utgave av noe som var for hardt. Fant du på den selv, er det godt tenkt.',
      en: 'You may have found a gentler version of something that was too much. Inventing that took some know-how, and it is yours.',
    },
  ],
  walk: [
    {
      no: 'En benk, et hjørne eller et skjevt tre kan være målet. Det er du som vet hvor langt som er passe i dag.',
      en: 'A bench, a corner, a crooked tree: any of them can be your goal. You are the one who knows how far is far enough.',
    },
    {
      no: 'Å snu i tide er fjellvett, også på en liten tur. Det vettet kan du være stolt av.',
      en: 'Turning round while you still have something left is good sense, on any walk. You can be pleased with where you chose to turn.',
    },
  ],
  hobby: [
    {
      no: 'Fersk eller øvd, det kan komme et øyeblikk da noe faller på plass. Det er lov å la det vare litt.',
      en: 'New to it or an old hand, there may come a moment when something clicks. You may linger over that one.',
    },
    {
      no: 'Å prøve på det vriene en gang til er noe å kunne. Å la det være vrient til neste gang er også det.',
      en: 'Having another go at the tricky bit is a skill of its own. So is letting it stay tricky until next time.',
    },
  ],
  'concert-cinema': [
    {
      no: 'Kanskje vet du hva som er lurt å ha i lomma, og når du pleier å ha fått nok. Den som har tenkt på slikt, kan sine ting.',
      en: 'You may know what is handy to have in your pocket, and when you have usually had enough. Somebody who thinks of that knows a thing or two.',
    },
    {
      no: 'Øynene kan du lukke når det blir mye, og åpne til det fine. Å sile inntrykkene slik er noe å kunne.',
      en: 'Shutting your eyes when it gets too much and opening them for the good part is a fine technique. Choosing what to take in takes skill.',
    },
  ],
  'moving-house': [
    {
      no: 'På én eske står det med din skrift hva som er inni. Den er pakket, og det er du som vet hvor koppene er.',
      en: 'One box taped shut, with your own handwriting on the side. You can pat the lid and call that one done.',
    },
    {
      no: 'Et rom som er tomt, er et rom som er ferdig. Du kan bli stående litt i døra før du går videre.',
      en: 'A room that is empty is a room that is finished. You can linger in the doorway for a moment before you move on.',
    },
  ],
  cleaning: [
    {
      no: 'Én liten del som ser annerledes ut enn før, er ditt verk. Det er lov å se på den en gang til før du gir deg.',
      en: 'One small part that looks different from before is your doing. You may admire it a little before you stop.',
    },
    {
      no: 'Kanskje tar du det letteste først, eller sparer det til slutt. Den rekkefølgen har du funnet ut selv, og den er et lite håndverk.',
      en: 'You may begin with the easy bit, or save it for last. Either order has a craft to it, and the choice is yours.',
    },
  ],
  cooking: [
    {
      no: 'Å smake, og så ta litt mer salt, er kokkens jobb. Den har du, også når det er egg på brød.',
      en: 'You know how soft you like your egg and how brown your toast. Getting that the way you want it is proper cooking.',
    },
    {
      no: 'Nesa di vet kanskje når løken er ferdig. Slikt er det kokker kan, selv om resten kom ut av en pose.',
      en: 'Your nose may tell you when the onions are done. That is a cook’s knowledge, even if the rest came out of a packet.',
    },
  ],
  holiday: [
    {
      no: 'Kanskje velger du den ene tingen du bryr deg mest om. Å vite hva som kan sløyfes, er noe å være stolt av.',
      en: 'Perhaps you keep the one thing you care about most and drop a few of the others. Knowing what to leave out is an art of its own.',
    },
    {
      no: 'En kopp i ro, mens alt det andre er i gang, kan være en fin stund. Å få så mye ut av så lite er godt gjort.',
      en: 'A quiet cup of something, while the rest goes on around you, can be a fine moment. Making so much of so little is well done.',
    },
  ],
  birthday: [
    {
      no: 'Et ordentlig gratulerer, eller et ordentlig takk, er ikke så lite på en bursdag. Sagt på din måte er det noe å være fornøyd med.',
      en: 'A proper happy birthday, or a proper thank you, is no small part. Said in your own way, it is something to be pleased with.',
    },
    {
      no: 'Kanskje er du best helt i begynnelsen, eller senere, når praten blir rolig. Det er nyttig å vite hvilken del som er din.',
      en: 'You may be at your best early on, or later when it goes quiet. Knowing which part suits you is a handy thing.',
    },
  ],
  'alone-time': [
    {
      no: 'Noe å holde på med, eller ingenting i det hele tatt. Å velge det som passer når ingen andre mener noe, er fint å kunne.',
      en: 'Something to do, or nothing at all. Picking what suits you when nobody else has a say is a fine thing to be able to do.',
    },
    {
      no: 'Slik tid fylles fort med alt som venter. Lar du én ting vente litt til, har du passet godt på stunden din.',
      en: 'Time like this fills up fast with other things. If you let one of them wait a little longer, you have looked after it well.',
    },
  ],
  'quiet-day': [
    {
      no: 'Det er slett ikke lett å ha en formiddag uten plan. Får du til en bit av det, kan du være godt fornøyd.',
      en: 'Letting part of a day go by without a plan is an achievement in itself. If you had a list, you could tick off resting.',
    },
    {
      no: 'Kanskje får du øye på noe som burde vært gjort, og lar det ligge. Akkurat det er et mesterstykke når man skal hvile.',
      en: 'You may catch yourself reaching for some job, and leave it where it is. When rest is the plan, that is a masterpiece.',
    },
  ],
  'news-result': [
    {
      no: 'Å legge telefonen i et annet rom en stund er én måte å klare ventingen på. Å sjekke den igjen er en annen.',
      en: 'Maybe you have found your own trick for the next little while, like folding towels with the phone face down. That is a way of managing.',
    },
    {
      no: 'Ingen kan skynde på det. Men du har ventet på ting før, og vet kanskje noe om hva som letter litt for deg.',
      en: 'Nobody can hurry it along. You have waited for things before, though, and may know a little about what eases it for you.',
    },
  ],
  'online-meeting': [
    {
      no: 'Lyden av, ditt eget bilde skjult, en kopp te utenfor kameraet. Slik kan det se ut når du har ordnet deg godt.',
      en: 'You choose when to unmute, and a thumbs up in the chat counts as a reply. Taking part in your own way is well done.',
    },
    {
      no: 'Tøfler under bordet, og en gul lapp på kanten av maskinen. Dette møterommet har du innredet selv, og du er kjent der.',
      en: 'Slippers under the desk, a yellow note on the edge of the laptop. You furnished this meeting room yourself, and you know it well.',
    },
  ],
  court: [
    {
      no: 'Du kan be om å få spørsmålet en gang til. Å svare langsomt, med dine egne ord, er din del, og den gjør du på din måte.',
      en: 'A sip of water before you answer is allowed. So much in that room is out of your hands, but your own words are in them.',
    },
    {
      no: 'Hva retten kommer fram til, rår du ikke over. Rekkefølgen i din egen historie kan du, og den kan ligge på en lapp foran deg.',
      en: 'You can learn who sits where, and who speaks first. Knowing that much is a foothold, whatever the court decides.',
    },
  ],
  physio: [
    {
      no: 'Sier du fra når det strammer for mye, har du gjort en viktig del av øvelsen. Det er du som vet hvor grensa går.',
      en: 'Saying "that is far enough" shows how well you know yourself. It may be the best thing you do in the session.',
    },
    {
      no: 'Med én finger kan du vise akkurat hvor det sitter. Det kartet kan du utenat, og det er godt å ha med hit.',
      en: 'With one finger you can point to just where it hurts. You know that map by heart, and it is a good one to bring.',
    },
  ],
  'driving-test': [
    {
      no: 'Speil, blinklys, blikk. Når en av dem kommer av seg selv, kan du tenke for deg selv at den sitter.',
      en: 'There are things your feet once had to think about and now may simply do. That learning is yours, whatever the examiner writes down.',
    },
    {
      no: 'Setet fram, speilet rett, beltet på. Før motoren er i gang, gjør du alt noe du kan.',
      en: 'Setting the seat and the mirror is something you know how to do. You are at home with part of it before the engine starts.',
    },
  ],
  'hair-and-care': [
    {
      no: 'Å si at du helst vil ha det stille i stolen, er en liten ting å få til. Da har du gjort stunden til din.',
      en: 'A word like "shorter here" or "not so hot" is your share of it. You are the one who knows how you like it.',
    },
    {
      no: 'Kanskje har du med et bilde, eller sier at det kan bli som sist. Du vet hva du trives med, og det er viktig kunnskap her.',
      en: 'You could show a photo, or say "same as last time". You know what suits you, and that is the expert part.',
    },
  ],
  'children-party': [
    {
      no: 'En ballong på døra og pølser i kjelen er et helt selskap. Den oppskriften kan du gjøre til din.',
      en: 'One game and one cake make a party, and you arranged it. When the candles are lit, you can take that in.',
    },
    {
      no: 'Å skrive sluttid på innbydelsen er en genistrek. Kjøpekake er en annen, og begge kan være dine.',
      en: 'An end time on the invitation is a brilliant idea. So is a shop-bought cake, and both of them can be yours.',
    },
  ],
  parting: [
    {
      no: 'Å skilles er ikke noe man blir flink til. Men kanskje finner du din egen måte, en lang klem eller et vink helt til svingen.',
      en: 'Nobody gets good at parting. If you get one plain thing said before the door shuts, you can hold on to having said it.',
    },
    {
      no: 'Kanskje smetter du en lapp i bagen før den lukkes. Savnet blir ikke borte, men den lappen fikk du til.',
      en: 'You might slip a note into their bag, or fold a jumper the way they like. It makes nothing easy, but it is a thing done well.',
    },
  ],
  'visit-unwell': [
    {
      no: 'Glasset på nattbordet kan du fylle, og puta kan du rette på. Slike små grep kan du, også uten de rette ordene.',
      en: 'Perhaps you know how they take their tea, or how they like the pillow. Knowing that is being good at this.',
    },
    {
      no: 'På et ansikt kan du kanskje se når det er best å være stille. Å lese et sykerom slik er en fin evne.',
      en: 'A face may tell you when quiet is best. Reading a sickroom like that is a skill worth having.',
    },
  ],
  'desk-work': [
    {
      no: 'Én bit som er gjort, trenger du ikke ha i hodet lenger. Det er lov å lene seg tilbake i stolen og være fornøyd med den.',
      en: 'One bit finished is one bit you can stop thinking about. You may lean back in the chair and enjoy that.',
    },
    {
      no: 'Et stikkord på en lapp om hvor du slapp, er en god vane. Slik holder du orden på ditt eget arbeid, bit for bit.',
      en: 'A word on a scrap of paper about where you left off is a clever habit. It keeps the job yours, even in pieces.',
    },
  ],
  making: [
    {
      no: 'Det er spor etter hendene dine i det du gjør. Den biten du liker best, er verdt å se på en gang til.',
      en: 'Somewhere in it there may be one small bit that came out as you meant it. That one is worth a second look.',
    },
    {
      no: 'Å rette på noe underveis hører håndverket til. Det er ditt eget øye som ser hva som trengs.',
      en: 'Putting a thing right along the way is part of the craft. It is your own eye that sees what is needed.',
    },
  ],
  driving: [
    {
      no: 'Du vet kanskje hvilken sving som er krapp, og hvor det er fint å kjøre inn til siden. Å ta en pause der er også å kjøre godt.',
      en: 'The seat set right, the mirror turned a touch. You know how you like things at the wheel, and that is part of driving well.',
    },
    {
      no: 'Ingen klapper for god avstand til bilen foran. Det er likevel å kunne kjøre, og du vet det selv.',
      en: 'A good gap to the car ahead is a skill nobody claps for. You can notice that you are the one who keeps it.',
    },
  ],
  'first-night-alone': [
    {
      no: 'Lampa på i gangen, vinduet på gløtt, døra låst. Å ordne det slik du vil ha det, er noe du kan.',
      en: 'Hall light on, door locked, a glass of water by the bed. Settling the room to suit you is a job you can do well.',
    },
    {
      no: 'Kjøleskapet brummer, et rør knepper. Hver lyd du kan sette navn på, er litt av stedet du er blitt kjent med.',
      en: 'The fridge hums, a pipe ticks. Each sound you can put a name to is a bit of the place you have come to know.',
    },
  ],
  'animal-care': [
    {
      no: 'Du vet hvor dyret liker å bli klødd. Det kan du, også når det er mye du ikke vet.',
      en: 'You know where this animal likes to be scratched. Much may be uncertain, but that part you have learned well.',
    },
    {
      no: 'Kanskje var det du som så at noe var annerledes, i blikket eller ved matskåla. Å legge merke til slikt er å passe godt på.',
      en: 'Perhaps it was you who saw that something had changed, in the eyes or at the food bowl. Noticing is a large part of looking after an animal.',
    },
  ],
  'family-celebration': [
    {
      no: 'Et smil, et par ord du mener. Det er å kunne feire, hvem dagen enn er til for.',
      en: 'A smile for somebody, a couple of words you mean. That is knowing how to celebrate, whoever the day is for.',
    },
    {
      no: 'Midt i all stasen kan du finne deg et rolig hjørne, og så komme tilbake. En slik rytme er det godt gjort å finne.',
      en: 'In the middle of it all you can find a quiet corner for a bit, and then come back. Working out a rhythm like that is well done.',
    },
  ],
  'hoped-for-treatment': [
    {
      no: 'Om det virker eller ikke, er ingen prøve på deg. Spørsmålet du skriver ned og tar med inn, er din del, og den kan du være fornøyd med.',
      en: 'How it turns out is no measure of you. Your part is smaller, like telling them how things have been, and that you know how to do.',
    },
    {
      no: 'Bak dette ligger kanskje brev, skjema og venting. Den biten har du klart, hvordan det enn blir nå.',
      en: 'Somewhere behind this there may be letters, forms and a long wait. That part you managed, whatever comes of the rest.',
    },
  ],
  'long-drive': [
    {
      no: 'Termos på setet, og en bensinstasjon du har valgt ut på forhånd. Hver gang motoren blir stille, er et stykke vei gjort på din måte.',
      en: 'You can choose your own stops, like the lay-by with a view. Each time the engine goes quiet, a piece of road is done, your way.',
    },
    {
      no: 'Stedsnavnene på skiltene kan telles ett for ett. Hvert av dem er et stykke unnagjort i ditt tempo.',
      en: 'Every sign with a place name on it can be one more stretch behind you. The pace between them is of your own making.',
    },
  ],
  needle: [
    {
      no: 'Du kan velge arm, og om du vil se på en plakat eller lukke øynene. Du kan grue deg og likevel ha din måte å gjøre det på.',
      en: 'Left arm or right, look or look away. You can be scared and still be the one who knows how you want it done.',
    },
    {
      no: 'Kanskje vil du helst ligge, eller få vite det rett før. Å kjenne til hva som hjelper når du er redd, er mye verdt.',
      en: 'Perhaps you like to lie down, or to have a warning first. Knowing what helps when you are afraid is worth a great deal.',
    },
  ],
  scan: [
    {
      no: 'Kanskje teller du bakover, eller ser for deg et rom du kjenner, hylle for hylle. Da har du ditt eget knep der inne.',
      en: 'While it hums, you could count backwards or picture a room you know, shelf by shelf. A trick of your own is something to feel good about.',
    },
    {
      no: 'Får du en knapp å holde i, er det én ting der inne du styrer selv. Å bruke den er å takle det godt.',
      en: 'If they give you a button to hold, there is one thing in there you are in charge of. Using it is handling it well.',
    },
  ],
  'first-day': [
    {
      no: 'Ett navn du lærte, eller hvor doen er, er noe du ikke kunne i morges. Det kan være dagens fangst.',
      en: 'This evening you may know one name, or the way to the loo. That is one thing more than you knew at breakfast.',
    },
    {
      no: 'I en liten notatbok kan du skrive ned ett ord som er nytt. Å være fersk er også noe man kan være god på.',
      en: 'A notebook with one odd word in it is a fine tool for a beginner. Being new is something you can be good at.',
    },
  ],
  'school-run': [
    {
      no: 'Jakke, sekk, en vott som mangler. Du har sikkert dine egne knep for å få alt med, og de er gode å ha.',
      en: 'One mitten missing, one shoelace undone. You have your own tricks for this round, even with your hair uncombed.',
    },
    {
      no: 'Et barn levert eller hentet er et ærlig stykke arbeid, selv med feil pålegg i matboksen. Det er lov å si det høyt.',
      en: 'A child dropped off or picked up is an honest piece of work, even with the wrong sandwich in the lunch box. You may say so aloud.',
    },
  ],
  performing: [
    {
      no: 'Det finnes nok en takt eller en replikk du er trygg på. Når den kommer, kan du kjenne at den er din.',
      en: 'One bar, or one line, may have settled in you by now. When it comes round, you can enjoy knowing it.',
    },
    {
      no: 'Blyantmerkene i notene eller manuset har du satt selv. Hvert av dem viser et sted du er blitt kjent med.',
      en: 'The pencil marks in your script or score are your own signposts. Each one shows a spot you now know.',
    },
  ],
  'class-meeting': [
    {
      no: 'Får du med deg én dato, kan du skrive den på hånda. Å plukke ut det som gjelder dere, er god lytting.',
      en: 'On one of those small chairs, you can let most of it go past. Catching the one date you need is a job well done.',
    },
    {
      no: 'Lar du kakelista gå videre uten navnet ditt, er det en god avgjørelse. Å vite hva du har krefter til, hører med til å være forelder.',
      en: 'You can let the cake list go round without your name on it. Knowing what you have room for is part of being a parent.',
    },
  ],
  flight: [
    {
      no: 'Genser i ryggen, ørepropper klare, vannflaska i nettet foran deg. Den lille plassen kan du innrede som din egen.',
      en: 'Belt, blanket, something to listen to before the engines start. Making that narrow seat your own is a thing you can be good at.',
    },
    {
      no: 'Boardingkort, belte, veska under setet. Det er tre små grep du kan, og så kan du lene deg tilbake.',
      en: 'Boarding pass found, belt clicked, bag under the seat in front. Each of those is a small task you know how to do.',
    },
  ],
  'flight-with-children': [
    {
      no: 'Rosiner i én lomme og en liten bil i den andre. Den som har tenkt på det, kan dette på sitt vis.',
      en: 'A sticker, a raisin, a face drawn on the sick bag. If one of them buys a little quiet, it was your good idea.',
    },
    {
      no: 'Det er nok du som vet hvilken kosebamse som er den rette. Slik viten tar ingen plass i veska.',
      en: 'You are likely the one who knows which teddy it has to be. Knowledge like that takes up no room in the bag.',
    },
  ],
  swimming: [
    {
      no: 'Kanskje er det å ligge på ryggen som er din greie. Å flyte er også å kunne svømme.',
      en: 'Two strokes and a rest with your hand on the edge can be your whole swim. It still makes you a swimmer.',
    },
    {
      no: 'Noen tær først, så knærne, eller alt på én gang. Du har din måte å komme uti på, og den er god.',
      en: 'Toes first, then knees, or all in one splash. You have your own way in, and it is a good one.',
    },
  ],
  camping: [
    {
      no: 'Får du ned én teltplugg, eller liv i primusen, er den biten ditt verk. Den er det lov å se på i kveldslyset.',
      en: 'Maybe you found the flat spot, or put in one peg. That bit of the camp is your work.',
    },
    {
      no: 'Tykke sokker på, og lykta der hånda finner den i mørket. Det er senga til en som har tenkt seg om.',
      en: 'Warm socks on, the torch where your hand can find it in the dark. Somebody thought that out, and it was you.',
    },
  ],
  'time-for-two': [
    {
      no: 'Er du sliten, kan du si det med en gang: «Jeg orker en liten stund.» Den stunden teller.',
      en: 'If you are tired, you may say so early: “I have a little while in me.” That little while counts.',
    },
    {
      no: 'Ren skjorte eller gammel genser, begge deler går an. Å finne fram to glass eller en jakke er en start.',
      en: 'Your best shirt or an old cardigan, either is fine. A glass on the table is a start.',
    },
  ],
  'new-pet': [
    {
      no: 'Blir det en dam på gulvet, finnes det kluter. Du kan sukke mens du tørker.',
      en: 'An old towel deals with a puddle on the floor. You may sigh while it does.',
    },
    {
      no: 'Å fylle vannskålen er å ta vare på et dyr. På en trøtt dag kan du begynne der.',
      en: 'Filling the water bowl is looking after an animal. On a tired day you can begin there.',
    },
  ],
  'animals-and-crops': [
    {
      no: 'Tell det som er gjort, ett for ett, så langt du har kommet. Resten kan vente litt, eller tas av andre hender.',
      en: 'Count what is done, one by one, as far as you have come. The rest can wait a little, or fall to other hands.',
    },
    {
      no: 'Å hente noe, holde noe eller bare holde øye er også arbeid. Det er like ekte når du setter deg innimellom.',
      en: 'Fetching one thing, holding another or just keeping watch is work. It is just as real with a sit-down in it.',
    },
  ],
  keepsakes: [
    {
      no: 'Å ta opp én ting og legge den ned igjen er også en begynnelse. Kaffen kan komme etterpå.',
      en: 'Picking up one thing and putting it down again is also a beginning. The kettle may come next.',
    },
    {
      no: 'Blir øynene våte, kan du bli sittende med det du har i hendene. Et brev kan leses ferdig en annen gang.',
      en: 'If your eyes fill, you can stop halfway down the page. A letter can be finished another day, or not at all.',
    },
  ],
  'work-shift': [
    {
      no: 'Det neste er langt nok å tenke fram: en seng, en hylle, en kunde. Resten kan vente på tur.',
      en: 'The next thing is far enough to think ahead: one bed, one shelf, one call. The rest can wait its turn.',
    },
    {
      no: 'Å be en annen ta den neste er lov når dere er flere. Å dele på det hører også med til jobben.',
      en: 'With others about, you can say “could you take this one?” Sharing it out is part of the job too.',
    },
  ],
  'work-trip': [
    {
      no: '«Jeg går og hviler litt» er forklaring nok. Du kan si det med jakka over armen, og så gå.',
      en: '“I am off to lie down for a bit” explains itself. You can say it with your coat over your arm.',
    },
    {
      no: 'Å finne fram, finne en stol og finne litt vann: det er tre ting gjort. Resten kan tas i små biter.',
      en: 'Finding the way, a chair and some water makes three things done. You can take the rest bit by bit.',
    },
  ],
  'first-meeting': [
    {
      no: 'Et hei og navnet ditt er en fin start. Så kan den andre få snakke en stund, mens du lander.',
      en: 'A hello and your name make a fine start. Then you may let the other talk while you settle.',
    },
    {
      no: 'Blir det mye, kan du si «jeg blir fort sliten, kan vi stoppe her?». Et kort møte er også et møte.',
      en: 'If it gets too much, you can say “I tire easily, could we stop here?” A short meeting is still a meeting.',
    },
  ],
  season: [
    {
      no: 'I dag holder det å finne lampa, lua eller skyggen. Resten av årstiden er ikke her ennå.',
      en: 'For today it is enough to find the lamp, the hat or the shade. The rest of the season is not here yet.',
    },
    {
      no: 'Er ute for langt unna, kan lufta komme inn til deg. En dør eller et vindu på gløtt regnes også.',
      en: 'If outside is too far away, the air can come in to you. A door or a window ajar counts as well.',
    },
  ],
  'child-starts': [
    {
      no: 'Har matboksen kommet i sekken, er noe allerede gjort. Det er lov å være fornøyd med det, selv om lua ligger igjen hjemme.',
      en: 'If the lunchbox made it into the bag, something is already done. You may be glad of that, even if the hat stayed behind.',
    },
    {
      no: 'Er det en klump i halsen, kan den få bli med. Å vinke eller sende en tanke teller likevel.',
      en: 'A lump in your throat, if there is one, can come along too. A wave or a thought still counts.',
    },
  ],
  'dark-months': [
    {
      no: 'En lampe som tennes til samme tid hver dag, er et godt grep. Slik lager du litt dag selv.',
      en: 'A lamp lit at the same time each day is a good trick. That way you make a bit of day yourself.',
    },
    {
      no: 'En kort stund ute mens det er lyst, regnes med. Er det for langt, holder det med en stol ved vinduet.',
      en: 'A short while outside in the light counts. If that is too far, a chair by the window will do.',
    },
  ],
  'own-birthday': [
    {
      no: 'Å lage en dag som passer deg, er noe å være fornøyd med. Litt kake, litt ro og en slutt du har valgt selv, teller.',
      en: 'Shaping a day to fit you is a real skill. A bit of cake, a bit of peace and an ending you chose is well done.',
    },
    {
      no: 'Det du har lært i årene bak deg, er med deg inn i det neste. Det er lov å være fornøyd med å ha kommet hit.',
      en: 'What you learned in the years behind you comes along into the next one. You may be pleased to have got this far.',
    },
  ],
  'first-school-day': [
    {
      no: 'Å finne fram til ett rom er noe du ikke kunne dagen før. Slik går en første dag, én ting om gangen.',
      en: 'Finding your way to one room is something you could not do the day before. That is how a first day goes, one thing at a time.',
    },
    {
      no: 'Har du kommet deg dit og hjem igjen, er det nyeste gjort. Navn og fag kan komme i sitt eget tempo.',
      en: 'Once you have got there and home again, the newest part is done. Names and subjects can come in their own time.',
    },
  ],
  'vet-visit': [
    {
      no: 'Å få et dyr med til dyrlegen er et ordentlig stykke arbeid. Er dere framme, har du fått til noe.',
      en: 'Getting an animal to the vet is a proper job. Once you are both there, that is something you managed.',
    },
    {
      no: 'Du kjenner knepene som virker på akkurat dette dyret, og de som aldri gjør det. Slikt lærer man ikke i en bok.',
      en: 'You know the tricks that work on this very animal, and the ones that never do. That is not learned from a book.',
    },
  ],
  'travel-together': [
    {
      no: 'Å reise sammen er å gi litt og få litt. Sier du hva du trenger, er det en del av å få det til.',
      en: 'A trip in company takes some give and take. Saying what you need is part of doing it well.',
    },
    {
      no: 'Du trenger ikke ordne alt for alle. Én ting du er god på, kart, mat eller å finne en benk, er et fint bidrag.',
      en: 'You need not see to everything. One thing you are good at, maps, food or finding a bench, is plenty to bring.',
    },
  ],
  'office-visit': [
    {
      no: 'Riktig dør og papirer i veska er en god del av jobben. Resten kan du ta når navnet eller nummeret ditt kommer.',
      en: 'The right door and the papers in your bag are a good part of the job. The rest can wait for your name or number.',
    },
    {
      no: 'En setning som «en gang til, takk» er nyttig på et kontor. Å bruke den er noe å kunne.',
      en: 'A sentence like “once more, please” is handy in an office. Using it is a skill.',
    },
  ],
  'own-care': [
    {
      no: 'Hver liten del er gjort når den er gjort. Du kan stoppe der, og det teller likevel.',
      en: 'Each small part stays done. You can stop there, and it still counts.',
    },
    {
      no: 'Å gjøre det sittende, eller dele det på to dager, er lurt gjort. Du vet hva kroppen din går med på.',
      en: 'Doing it sitting down, or over two days, is clever. You can tell what your body will agree to.',
    },
  ],
};
