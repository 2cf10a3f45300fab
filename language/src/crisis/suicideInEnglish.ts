/** Wanting to die, planning it, or speaking as if one were soon gone; of oneself or of somebody else. English. */
export const SUICIDE_EN = `
  ~ suicid*|sucid*|suicd*|suicde*|siucid*|suiside*|sucied*|suecid*
  unalive*
  kms
  <want> to|too|t|2|do? <just>? <just>? be? die|dieing|dy|dye|dead|d_ie
  <want> t d i e
  <want> <myself> dead
  like to <just>? die|be_dead .
  ~ ready|rather|prefer|going|hope|hoping|hopes|prayed|praying|plan|planning|planned|tried|trying to|i _ die
  rather be? dead
  ~ rather die
  let me <just>? die
  ~ better of|off <dead>|dead|with|without me|dead|dying
  be|better dead than
  ~ wish* __ dead|die|died|dying
  ~ feel* like|i|im like? dying
  ~ think* __ of|about _ dying|death|die|dead|existing
  ~ thought* of|about _ dying|death|dead|ending|existing|taking
  thoughts of|about taking|ending _ life
  kill|killing|killed|kiling|kl|kil|offing|offed|murder|hurt <just>? <myself> .
  kill|killing|killed|kl|kil|kills|hang|hanging|hung|hanged|drown|drowning|drowned|shoot|shooting|shot|offing|strangle <myself>|my_self
  kill|killing my self
  <want> __ someone|somebody|you|him to kill|shoot|hit me
  end|ending|ended|ends <just>? my|his|her|their|own|this own? life|lives|existence
  ~ end it al|all|tonight|now
  end|ending everything .
  take|taking|took|taken|taks my|his|her|their|your|own own? life|lives
  life _ isnt|not|aint worth
  ~ not|isnt|never|hardly <just>? worth living|being|it
  <dont> <just>? <want> to|too? _ live|be_alive|exist
  <dont> <just>? <want> to|too? _ be|being alive
  <dont> <just>? <want> to|too? _ be here|around anymore|longer|no|tomorrow
  no longer want*|wish* to|too? _ live|be|exist
  cant|cannot|dont|not|never <just>? <just>? keep|go|continue living|on_living
  ~ cant|cannot|couldnt|unable|dont|not <just>? <just>? go on anymore|like|living|this|any|.
  ~ cant|cannot|dont <just>? live like|with|anymore|this
  cant|cannot|dont <want>? to? <just>? keep living|existing
  tired|sick|done|finished|exhausted of|with|from <just>? living|life|existing|being_alive
  tired|sick of being alive
  ~ <want>|wish|like|nice|prefer|better to <just>? <just>? not _ exist|be|live|wake
  <want> to <just>? stop existing|living|being
  stop|stopped existing|living
  cease to exist
  not|never existing|being_alive
  not being here|alive anymore|any|.
  <want>|hope|hoping|hoped|wish*|pray*|rather|prefer ___ not|never|dont|wouldnt|wont|didnt <just>? wake|waking|woke
  sleep|bed|asleep __ never|not|dont|without|wont <just>? wake|waking
  never wake|waking up|again
  <dont> <want> to _ wake up .
  <dont> <want> to _ wake up tomorrow|anymore|again
  wish|should|better|wishing __ never|not|wasnt _ born
  i <just>? never <just>? born
  dont|not care if i <just>? live|die|wake|dead
  ~ goodbye|farewell|goodby letter*|note*|message*|video*
  ~ say|said|saying|wrote|saying|writing|sent my|our? goodbye*|farewell* to|for _ everyone|everybody|family|kids|children|all|world|mum|mom
  say|said|saying my|our goodbye* .
  ~ goodbye everyone|world|cruel|everybody
  ~ giv*|gave _ my|all|everything _ things|stuff|belongings|possessions|pets|dog|cat|jewellery|jewelry|own|valuables? away
  giv*|gave away _ things|stuff|belongings|possessions|everything|valuables
  no|any|whats|little _ point|reason|sense|purpose _ living|life|live|alive|going_on|continuing|existing
  no|any|see|whats|isnt _ point|reason|sense __ going|carrying|keep|keeping on|going
  point|meaning of|in|to|with living|life|existing|being_alive|being_here|staying_alive
  point|reason of|in|to|for <just>? stay|staying|live|living alive|anymore|.
  point|purpose anymore
  ~ nothing|anything|something _ live|living for
  no|any reason to|for <just>? live|living|stay|wake|keep
  ~ no|any|see future for me
  ~ burden to|on|for everyone|everybody|my|them|people|all|others|family|the|him|her|society|you|everyone_i
  ~ im|am|feel|being|such|only|just|become __ burden
  nobody|noone|one|everyone|anyone|world|they|people __ notice|notices|care|cares|miss|better|mind|happy __ gone|died|disappear*|dead|die|vanish*
  nobody|one|noone would|will|gonna|is _ miss me
  happier|better|easier|relieved|best|fine|freer if|when|once <jeg>|i _ wasnt|werent|gone|dead|died|disappeared|didnt_exist
  if <jeg> <just>? wasnt|werent|isnt|arent <just>? here|around|alive
  if <jeg> was|were|am not|never|no <just>? here|around|alive|longer
  better|happier|easier|fine without me
  disappear* for_good|forever|completely|permanently
  disappear* for good
  ~ <want> to <just>? <just>? disappear|vanish
  my|this|the last|final _ message|note|letter|post|words|goodbye|night|christmas|entry .
  last|final message|note|letter|goodbye from|to __ me|everyone
  this|my is? my? last time i|ill|im write|writing|talk|see
  no|only|any|other|see another|other? way out
  sav*|stockpil*|hoard*|collect*|stash*|stocked _ up? _ <pills>
  enough <pills> to|for
  how many|much <pills> ___ kill|die|overdose|lethal|fatal|od
  lethal|fatal|deadly dose*
  painless|easiest|quickest|easy way|ways to die|go
  throw*|threw|fling|hurl <myself> _ bridge|building|roof|train|window|cliff|balcony|platform|tracks|traffic|ledge|car
  ~ jump*|leap* __ bridge|building|roof|train|window|cliff|balcony|platform|tracks|traffic|ledge
  step*|walk* in|into|out|front front|of|into _ traffic|train|truck|bus
  <want>|thought*|think*|urge*|tempted __ drive|driving|crash*|steer|swerve ___ tree|wall|bridge|truck|traffic|cliff|road
  blow my|his|her brains
  ~ slit|slitting|slash* _ wrist*|throat
  gun to|in|against my head|mouth
  leave|leaving this world|earth|life
  do|doing|did|done|try something|anything|things|harm to <myself>
  do|doing|did something drastic
  afraid|scared|worried|fear|might __ do|doing something stupid|drastic
  <want> it|everything|life|pain|al|all <just>? to|all|all_to <just>? to? <just>? end|stop|be_over|over
  <want> it|everything|life to be over
  nice|good|relief|better|easier|wish|wishing if|it|when __ it|everything|al|all|life _ was|were|is|be all|finally? over
  after|once im|i|ive <just>? am? gone
  wont|not|will be around|alive much|anymore|for|long|tomorrow|.
  ~ to die
  ~ thought|idea|thoughts of|about _ dying|death|suicide
  <want> <just>? death
  bridge|roof|balcony|ledge|cliff|tracks|platform ___ jump|jumping|jumped|step|fall
  <want>|thought*|urge*|tempted|almost|nearly __ jump .
  swerv*|steer*|drive|driving|crash* _ into|off|of|in _ oncoming|traffic|truck*|tree*|bridge*|wall*|cliff|lorry|barrier
  iwantodie*|iwantdie|wanttodie|wantodie|iwannadie|killmyself|wanadie
  wish*|were|was|better|be|im|am|being ded
  ~ my funeral|grave|eulogy|obituary
  sort*|wrote|writing|written|finalised|updated _ my will|wil and|so|for
  hop*|wish*|pray* __ heart __ stops|stop|gives|quits
  hop*|wish*|pray* ___ kills|kill me
  hop*|wish*|pray* __ bus|car|truck|accident|cancer|lightning __ me|hit|hits|over
  ~ <want> <just>? out .
  deserve* __ better __ than me|i
  better __ without me
  cant|cannot|couldnt <just>? do|take|face|get|survive|live|through through? another|one|a|any more? day|night|year|winter
  cant|cannot <just>? do|take|face|survive one more day|night
  tied|bought|made a noose
  tonight __ rope|pills|gun|bridge
  rope|noose|pills|gun is|are ready
  have|got|bought|tied the|a rope ready|tonight|now|.
  ~ lost|no|losing _ wil|will to|of|for? live|living
  not|never|no|arent|isnt afraid|scared to|of die|dying|death
  death is|would|seems|sounds|feels the|be|like|a|better|easier|only
  dont|wont|not <want>? to? <just>? see|make _ tomorrow|christmas|morning|birthday|summer|spring
  made|have|making|got|my a|my? plan* to|for _ die|how|kill|end|suicide|death
  no longer here
  everyone|they|family|kids|world|people __ forget|forgotten _ me|i existed?
  what would happen if|when i|im _ gone|died|dead
  if i <just>? die|died|killed|dead|were_dead|was_dead|am_gone
  when i <just>? die|am_dead
  by my own hand
  ideation
  ending|ended|ends it al|all
  hop*|wish*|wait* __ hit|run by|over _ car|bus|truck|train|me
  easiest|best|better|easier for everyone|them|everybody|my|all _ if|when i|im
  point of|in ever? getting|get|waking|wake ever? up|anymore
  soon _ be? over for me
  writing this so you|they|everyone
  ~ end|ending|ended it|things|everything tonight|now|soon|today|tomorrow|finally|.|myself
  texted|sent|wrote|messaged|texting me? goodbye*|farewell*
  kil|kiling|kils|kilin|killin|killn <myself>|me_self|mysefl|mysel|my_slef
  ~ suicdal|suicdial|suicida|suisidal|suecidal|sucicidal|suicidial|suicidel|sucidel
  <want> to|too|2 <just>? <just>? die*|dying|d13|dead|be_dead
`;
