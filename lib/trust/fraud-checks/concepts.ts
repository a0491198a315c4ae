/**
 * Synonyms in English, Kiswahili, Sheng and text speak. Maps concepts to words. A word that ends in * is a prefix. The model
 * learns which concepts are suspicious together. A single concept is neither good nor bad.
 */
export const CONCEPTS = {
  give: 'pay|pays|paying|send|snd|sends|give|gives|giv|remit*|settl*|clear|clears|clearing|cleared|deposit|lodge|top|part|contribut*|facilitat*|meets|offset*|procure|buy|buys|buying|purchase|bring|carry|carries|drop|drops|donate|surrender*|hand|hands|tuma|tume|lip*|toa|atatoa|utatoa|atachangia|changia|weka|ataweka|utaweka|chota|unajinunulia|kununua|nunua|unanunua|kulipia|ukilipa|gharamia|utagharamia|unajisort|umtoe|leta|lete|invest|stake|wekeza|activate|fund|bears|cover|covers|sort|sorts|owes|billed|bill|bills|incur|foot',
  cost: 'fee|fees|cost|costs|charge|charges|charged|dues|amount|sum|levy|bond|deposit|contribution|invoice|token|price|expense|money|cash|ada|gharama|malipo|mchango|pesa|doo|amana|dhamana|kiingilio|surcharge|dep|advance|payment|commission|kitu|chai|mkwanja|dough|stamp|receipt|slip|voucher|proof',
  before:
    'before|b4|prior|until|till|unless|once|upon|after|aftr|first|kabla|ndio|mpaka|then|wen|when|advance|condition|without|bila|proceed|secure*|confirm*|activat*|unlock*|release*|reserve*|hold|holds|expires|deadline|complete',
  applicant:
    'candidate*|applicant*|you|u|ya|volunteer*|trainee*|intern|interns|joiner*|successful|selected|shortlisted|employee|worker*|youth*|nurse*|caregiver*|person|persons|mwombaji|waombaji|kijana|vijana|mtu|msee|wasee|officer|officers|assistant|those|each|everyone|enumerator*|teacher|guard|driver*|girl|girls|associate*|agents',
  us: 'we|us|our|ours|firm|company|employer|hotel|office|project|organisation|programme|kampuni|mwajiri|sisi|tuna*|tuta*|client|hospital|bank|department|county',
  none: 'no|not|never|nothing|nobody|nor|none|free|zero|hakuna|bure|bila|without|dont|doesnt|hata|hatu*|si|asi*|zilch',
  customer:
    'customer*|client|clients|guest*|parent*|patient*|student*|tenant*|wateja|mteja|wazazi|wanafunzi|buyer|shopper*|traveller*|tourist*|resident*|beneficiar*|household*|farmer*|member|members|delegate*|delegates|exhibitor*|supplier*|trader*|retailer*|taxpayer*|dealers|delegat*|learner*',
  record:
    'record*|receipt*|issue|issues|ledger|reconcil*|balance|register|report|reports|invoice|invoices|book|risiti|till|counter|desk|shop|duka|branch|office|bank|approv*',
  account:
    'account|accounts|acc|line|lines|wallet|card|sim|simcard*|paypal|akaunti|laini|simu|phone|fone|mpesa|wallets|skrill|tills|handset|line|numbers',
  own: 'your|ur|yr|own|personal|his|her|their|yako|yake|binafsi|name|names|home|wako',
  moveOn:
    'forward*|transfer*|withdraw*|onward|onwards|redistribut*|pass|passes|remain|remains|keep|keeps|keeping|unabaki|utabaki|unaitoa|unarusha|kuzituma|kuituma|rent|lend|hire|kukodisha|tunakodi*|repack*|reship|ship|convert|hand|dispatch*|percent|asilimia|cut|commission|third',
  incoming:
    'receive|receives|receiving|rcv|accept|arrive|arrives|lands|land|come|cum|cums|comes|enter|enters|inaingia|ikiingia|zikifika|unapokea|kupokea|credited|incoming|transfers|funds|payments|remittance*|gifts|donations|cheque|cheques|parcel|parcels|packages|boxes',
  others:
    'friend|friends|frens|frnds|people|pple|ppl|peoples|partner|partners|members|recruits|believers|neighbours|relatives|family|ndugu|jamaa|watu|wasee|maboy*|marafiki|wengine|wanachama|besties|contacts|households|souls|team|group|network|downline|upline|consultants|distributors|dreamers|pals|buddies|invit*|referral*|persons',
  enlist:
    'recruit*|introduc*|invite*|enrol*|enlist*|bring|brings|add|refer|refers|sign|signs|register*|sponsor*|attract*|alika|kuwaalika|kualika|unaleta|kuleta|leta|walete|kuwashawishi|persuade|join|joins|joining|ingia|wanaojiunga|waliojiunga|kujiunga|appoint*|welcome',
  beneath:
    'under|beneath|below|chini|levels|level|tree|structure|circle|circles|matrix|position|rank|tier|generation*|kizazi|organisation|cell|cells|wheel|seat|seats|legs|code|link',
  entry:
    'pack|package|packages|kit|kits|box|starter|stock|membership|place|seed|capital|shares|entry|entrance|joining|slot|kiingilio|kifurushi|vip|bundle|deposit',
  gain: 'earn|earns|earning*|income|profit|returns|bonus|residual*|paid|cash|salary|salo|pay|pays|commission|malipo|mshahara|faida|doo|unapata|utapata|jipatie|weekly|daily|money|rewarded|reward|payout',
  period:
    'daily|day|dly|wkly|week|weekly|month|monthly|hour|hours|kwa|siku|wiki|mwezi|saa|lunch|minutes|jioni|each|per|every|evening',
  easy: 'easy|ez|simple|guaranteed|unlimited|pyjamas|bed|phone|fone|home|click|tap|like|likes|watch|watching|reels|videos|typing|copy|sharing|posts|rate|experience|education|school|schooling|skul|elimu|ujuzi|uzoefu|interview|skill*|certain|immediately|instant*|clicking|kuclick|matangazo',
  secret:
    'pin|password|passwords|passcode|otp|code|codes|secret|siri|nenosiri|digits|tarakimu|credential*|login|logins|log|cvv|figures|cvc|username|userid|access|screen|prompt|number|word',
  tell: 'share|send|snd|tell|read|give|giv|forward|fwd|reply|enter|enters|type|supply|state|write|provide|disclose|confirm|punch|put|drop|nitumie|tupe|tupee|wape|andika|msomee|taja|zitaje|upload|hand|handing|entering|approve|approves|supply|leave|attach|indicate',
  papers:
    'certificate*|clearance*|testimonial*|original|originals|vyeti|cheti|passport*|id|ids|conduct|crb|helb|kra|dci|eacc|compliance|police|report|documents|papers|licence',
  enclose:
    'attach*|enclose*|submit*|present*|provide|bring|ambatisha|together|bundle*|incomplete|rejected|considered|dated|valid|current|application*|apply*|forms|kuja|accompany*|cover',
  later:
    'after|offer|successful|selected|before|start*|later|once|hired|reporting|baada|kuajiriwa|only|handed|back|returned|copied|sighting|gate|interview',
  medical:
    'medical|medically|hiv|pregnan*|mimba|doctor*|xray|test|tested|fit|health|disease|illness|chronic|screening|disabilit*|epilepsy|mjamzito|expectant|belly|conceive',
  sex: 'man|men|male|males|gentleman|gents|lady|ladies|woman|women|female*|girl|girls|gal|gals|boy|boys|dem|dame|msichana|wasichana|mwanamume|mwanaume|mwanamke|wanawake|wanaume|sister|sisters|dames|guys|lad',
  ageWord:
    'age|aged|years|yrs|miaka|umri|young|old|above|below|under|over|between|older|younger|20s|thirty|usiozidi|strictly',
  family:
    'married|unmarried|single|child|children|kid|kids|mtoi|mtoto|baby|husband|wife|mum|mums|ajaoleka|aliyeolewa|marital|family|mtoto|mothers|mother',
  tribe:
    'tribe|tribal|clan|clans|kikuyu|luo|luos|kamba|kalenjin|luhya|kisii|somali|meru|asian|kabila|host|community|home|christian|muslim|saved|baptised|denomination|believer*|faith|religion|mwenyeji|locals|mountain|mlima|origin',
  equal:
    'equal|regardless|encouraged|welcome|welcum|persons|minorities|constitution|either|forbidden|forbids|role|inclusive|disabilities|wanahimizwa|sawa|gender|policy|safeguarding',
  unpaid:
    'unpaid|volunteer*|trial|observation|free|nothing|without|bila|learning|kujifunza|wage|stipend|salary|pay|mshahara|probation|experience|love|lunch',
  kept: 'retain*|keep|keeps|kept|deposited|held|holds|hold|surrender*|stay|stays|remain*|vitawekwa|tunakaa|leave|bureau|until|till|end|contract|mkataba|locked',
  chat: 'whatsapp|telegram|tg|dm|dms|inbox|chat|text|txt|message*|channel|group|grp|kundi|ujumbe|handle|voice|niingilie|faraghani|private*|link|status|slide',
  only: 'only|exclusively|solely|pekee|tu|whole|no|not|dont|usi*|hatu*|cannot|except|never|instead',
  office:
    'office|offices|physical|call|calls|email|mail|letters|ofisi*|hotline|phone|simu|premises|interviews|walk|come',
  insider:
    'insider|contact|contacts|liaison|connection*|confidential*|secret*|quietly|slots|nafasi|behalf|ndani|afisa|mheshimiwa|partner|outsourced|closed|hidden|named|discuss*|ask|usiulize|uliza|hadharani|website|portal|official|headquarters|remaining',
  body: 'body|photo|photos|pic|pics|picha|figure|beautiful|beauty|pretty|mrembo|slim|curves|gorgeous|attractive|bikini|full|face|skin|brown|light|bust|waist|hip|sizes|mwili|looks|dress|cute|smile|tattoos',
  intimate:
    'companion*|company|evening*|night|nite|late|alone|private*|lodge|residence|hotel|room|rooms|house|suite*|boss|chairman|director|manager|supervisor|mzee|friendly|fun|favour*|please|pleasing|kulala|sleep|travel|weekend*|discreet|gentlemen|shy|outing*|kindness|appreciat*|reciprocate|wishes|sponsor',
  foreign:
    'abroad|overseas|dubai|qatar|saudi|saudia|gulf|oman|canada|germany|poland|europe|ulaya|visa|viza|embassy|passport|ticket|fly|flown|flight|airport|travel|bahrain|australia|israel|uk|usa|outside|ngambo',
} as const;
