/** A sentence as a person might write it, and the parts of it that must never leave the server. */
export interface NamedSentence {
  text: string;
  names: readonly string[];
}

/** Sentences with names of people and places that stand nowhere else in the product, and where they live and are reached. */
const SENTENCES = `
  Ragnhild ringte i går og var lei seg|Ragnhild
  Skal på kaffe hos Ragnhild i morgen|Ragnhild
  ragnhild har ikke svart på en uke|ragnhild
  Jeg er redd for at Gunnbjørg er sint på meg|Gunnbjørg
  Gunnbjørgs katt er borte|Gunnbjørgs
  Torbjørg og Aslaug kommer til middag|Torbjørg Aslaug
  Må hente Iselin i barnehagen klokka fire|Iselin
  iselin er syk og hjemme|iselin
  Krangla med Halvard om oppvasken|Halvard
  Halvard tok med seg bilen|Halvard
  Hilsen til Oddvar og Målfrid|Oddvar Målfrid
  Naboen, Snefrid, spiller musikk om natta|Snefrid
  Fikk en klem av Bjarnhild på bussen|Bjarnhild
  Mehmet fra jobben spurte om jeg ville bytte vakt|Mehmet
  mehmet spurte om jeg ville bytte vakt|mehmet
  Fatoumata hjalp meg med handleposene|Fatoumata
  Skal i bursdagen til Abdirahman på lørdag|Abdirahman
  Thuy lagde suppe til meg|Thuy
  Jeg savner Nguyen, vi gikk tur hver dag|Nguyen
  Katarzyna sier at jeg bør hvile|Katarzyna
  Wojciech skal flytte og vil ha hjelp|Wojciech
  Thirunavukkarasu er sjefen min|Thirunavukkarasu
  Áilu og Máret kommer fra nord i helga|Áilu Máret
  Biret-Ánne har fått valp|Biret Ánne
  Moren min heter Synnøve og bor alene|Synnøve
  synnøve bor alene nå|synnøve
  Legen min, Haugstvedt, er på ferie|Haugstvedt
  Har time hos Dr. Kvernmo på tirsdag|Kvernmo
  Kollegaen Brynjulf snakker hele tida|Brynjulf
  Skulle ønske Brynjulf kunne ta det møtet|Brynjulf
  Reiser til Tynset med toget|Tynset
  Vi bodde i Geilo da jeg var liten|Geilo
  bor på tynset nå|tynset
  Flytta fra Sørumsand til Jessheim i fjor|Sørumsand Jessheim
  Gikk tur rundt Songsvannet i dag|Songsvannet
  Hytta på Gaustablikk er kald|Gaustablikk
  Datteren min går på Kjelsås skole|Kjelsås
  Skal hente pakke på Grønland og så hjem|Grønland
  Sitter på Litteraturhuset med te|Litteraturhuset
  Bilen står på Nedre Bekkelia 14 b|Bekkelia
  Bor i Fagertunveien 112|Fagertunveien 112
  adressen er solbakkeveien 7, 1472 Fjellhamar|solbakkeveien Fjellhamar 1472
  Vi møtes i Kirkegata 3a klokka seks|Kirkegata
  Skriv til ragnhild.kvernmo@eksempel.no|ragnhild kvernmo
  skriv til ragnhild at eksempel dot no|ragnhild eksempel
  mailen er oddvar (krøllalfa) eksempel punktum no|oddvar eksempel
  Jeg heter @snefrid_87 der|snefrid_87
  Ring 912 34 567 hvis det er noe|912 567
  Nummeret mitt er 41 23 45 67|41 67
  Fødselsnummeret hennes er 010190 12345|010190 12345
  Kontoen er 1234 56 78903|1234 78903
  Bilen har skilt EL 12345|12345
  Se www.snefrid.example for bilder|snefrid
  I går var Eilert her, og vi lo mye|Eilert
  Eilert, Sunnleiv og jeg spilte kort|Eilert Sunnleiv
  Det var fint å se Sunnleiv igjen|Sunnleiv
  Hunden heter Bamsefar og snorker|Bamsefar
  Tenker på Øystein som døde i mai|Øystein
  Øysteins stol står tom|Øysteins
  Jeg lovet Guro å komme, men orker ikke|Guro
  Guro vil at jeg skal passe barna|Guro
  Jeg fikk melding fra Vilde i natt|Vilde
  Skal jeg si nei til Eskil|Eskil
  eskil vil låne penger igjen|eskil
  Svigermor Borghild kommer på besøk|Borghild
  Læreren til Jørund ringte|Jørund
  Jørund har mistet votten sin|Jørund
  Tok toget fra Hønefoss i regnet|Hønefoss
  Er på Rikshospitalet med far|Rikshospitalet
  Avtalen med Aslak ble utsatt|Aslak
  Vennen min Zbigniew er fra Kraków|Zbigniew Kraków
  Jeg skrev til Ingvild, men hun svarte ikke|Ingvild
  Ingvild og Tormod skal gifte seg|Ingvild Tormod
  Tormod lo da jeg fortalte det|Tormod
  Vi så solnedgangen ved Mjøsa|Mjøsa
  Må huske å takke Herborg for suppa|Herborg
  Herborg: takk for suppa|Herborg
  Alle er snille, men mest Kjellaug|Kjellaug
  Presten, Steinfinn, kom innom|Steinfinn
  Kurset med Solrun var koselig|Solrun
  Eg saknar Ragna og Olav|Ragna Olav
  Eg var hjå Gudmund i går|Gudmund
  Bestefar Nikolaus song for kyrne|Nikolaus
  Ho Brita kjem i kveld|Brita
  Han Sjur har lært seg å gå|Sjur
  Æ va med Odd-Geir på fjellet|Geir
  Snakka med Yngvild i telefonen|Yngvild
  Det gikk bra hos Frøydis|Frøydis
  Frøydis er en god venn|Frøydis
  Jeg fikk blomster av Zainab|Zainab
  Zainab sitter ved siden av meg|Zainab
  Jobber på Ullandhaug sykehjem|Ullandhaug
  Har vondt etter turen til Gaularfjellet|Gaularfjellet
  Jeg vil ringe Tellef når jeg orker|Tellef
  Skal til tannlegen i Mosjøen|Mosjøen
  Ble kjent med Dagrunn på kurset|Dagrunn
  Dagrunn har samme diagnose|Dagrunn
  JEG VIL IKKE MØTE ASBJØRG|ASBJØRG
  Kan jeg spørre Evald om hjelp|Evald
  Deirdre called and I didn't pick up|Deirdre
  I had coffee with Deirdre today|Deirdre
  deirdre wants me to come over|deirdre
  Having lunch with Siobhan tomorrow|Siobhan
  siobhan said it was fine|siobhan
  Niamh's birthday is on Friday|Niamh
  I promised Niamh a cake|Niamh
  My sister Saoirse is staying here|Saoirse
  Oluwaseun asked me to swap shifts|Oluwaseun
  I'm scared of letting Chukwuemeka down|Chukwuemeka
  Priyanka made dinner for us|Priyanka
  Went for a walk with Anjali|Anjali
  anjali and i watched a film|anjali
  Mr Featherstonehaugh from work rang|Featherstonehaugh
  My doctor is called Wojtkowiak|Wojtkowiak
  I saw Dr. Abernathy on Monday|Abernathy
  Abernathy thinks I should rest|Abernathy
  Can't face the party at Leocadia's|Leocadia
  I miss Bartholomew so much|Bartholomew
  bartholomew was my dog|bartholomew
  The kids are with Gwendolyn today|Gwendolyn
  Gwendolyn took the kids to school|Gwendolyn
  Tell Rhiannon I can't make it|Rhiannon
  I owe Rhiannon an answer|Rhiannon
  Should I help Llewellyn move|Llewellyn
  My brother Desmond keeps asking for money|Desmond
  desmond keeps asking for money|desmond
  Visiting Ermintrude at the care home|Ermintrude
  Ermintrude didn't know me today|Ermintrude
  I live near Ballachulish now|Ballachulish
  Took the train from Abergavenny|Abergavenny
  we moved to abergavenny last year|abergavenny
  The flat in Clerkenwell is too noisy|Clerkenwell
  Work is in Wolverhampton and the bus is long|Wolverhampton
  My appointment is at Addenbrooke's|Addenbrooke
  I grew up in Saskatchewan|Saskatchewan
  We walked by Loch Lomond in the rain|Lomond
  My daughter goes to Hollingbury Primary|Hollingbury
  I live at 14 Pemberton Road|14 Pemberton
  send it to 3 old mill lane please|3 mill
  The address is 221b Baxter Street, NW1 6XE|221b Baxter NW1
  Write to deirdre.walsh@example.com|deirdre walsh
  its deirdre dot walsh at example dot com|deirdre walsh example
  email me: siobhan [at] example.org|siobhan example
  I'm @niamh_draws there|niamh_draws
  Call me on +44 20 7946 0958|7946 0958
  my number is 555-123-4567|555 4567
  My card is 4111 1111 1111 1111|4111
  See www.niamhdraws.example/shop|niamhdraws
  Yesterday Xiomara was here and we laughed|Xiomara
  Xiomara, Tadhg and I played cards|Xiomara Tadhg
  It was nice to see Tadhg again|Tadhg
  The dog is called Snickerdoodle|Snickerdoodle
  Thinking of Hezekiah, who died in May|Hezekiah
  Hezekiah's chair is empty|Hezekiah
  I got a text from Isolde last night|Isolde
  isolde won't stop texting me|isolde
  How do I say no to Ignatius|Ignatius
  Ignatius wants to borrow the car|Ignatius
  My mother in law Philippa arrives at six|Philippa
  Caoimhe's teacher called|Caoimhe
  Caoimhe lost her glove|Caoimhe
  My friend Zdravko is from Ljubljana|Zdravko Ljubljana
  I wrote to Bronagh and she never answered|Bronagh
  Bronagh and Fintan are getting married|Bronagh Fintan
  Fintan laughed when I told him|Fintan
  We saw the sun set over Morecambe|Morecambe
  Thank Hyacinth for the soup|Hyacinth
  Everyone is kind, Marigold most of all|Marigold
  The vicar, Crispin, came round|Crispin
  The class with Ottoline was lovely|Ottoline
  I'm so tired of Jedediah shouting|Jedediah
  jedediah shouts all night|jedediah
  Nana Euphemia sang to us|Euphemia
  Do you think Thaddeus is angry|Thaddeus
  Thaddeus slammed the door|Thaddeus
  I was with Mihaela on the hill|Mihaela
  Spoke to Anneliese on the phone|Anneliese
  It went well with Yevgeniya|Yevgeniya
  Yevgeniya is a good friend|Yevgeniya
  Got flowers from Khadija|Khadija
  Khadija is sitting next to me|Khadija
  I work at Glenfarclas House|Glenfarclas
  My legs hurt after walking in Snowdonia|Snowdonia
  I want to ring Cuthbert when I can|Cuthbert
  The dentist in Llandudno is nice|Llandudno
  I met Persephone on the course|Persephone
  Persephone has the same illness|Persephone
  I DO NOT WANT TO MEET WINIFRED|WINIFRED
  Could I ask Ezekiel for help|Ezekiel
  ezekiel could help me|ezekiel
  Lunch with Aoibheann, then rest|Aoibheann
  Only Mordecai knows how I feel|Mordecai
  Mordecai knows how I feel|Mordecai
  The neighbours, the Ramsbottoms, are loud|Ramsbottoms
  My boss Fitzgerald moved the meeting|Fitzgerald
  I keep thinking about what Lucinda said|Lucinda
  Lucinda never said sorry|Lucinda
  Left my keys at Octavia's place|Octavia
  Octavia drove me home|Octavia
  My cousin Rajeshwari had her baby|Rajeshwari
  No energy for Benedict's wedding|Benedict
  benedict is getting married|benedict
  Sat in Kelvingrove park for an hour|Kelvingrove
  Took my pills and rang Eleanora|Eleanora`;

export const NAMED_SENTENCES: readonly NamedSentence[] = SENTENCES.trim()
  .split('\n')
  .map((line) => {
    const [text = '', names = ''] = line.trim().split('|');
    return { text, names: names.split(' ') };
  });
