/**
 * The phrases that the rules are made of, in English, Kiswahili and Sheng: tag → phrases. A phrase that ends in * stands for every word
 * that begins so.
 */
export const LEXICON = {
  no: 'no|not|never|nobody|none|neither|nor|dont|doesnt|wont|cannot|cant|without|free|beware|hatu*|hakuna|hapana|bila|usi*|msi*|ignore|avoid|disqualif*|prohibited|forbidden|free of charge|at no cost',
  noLater:
    'disqualif*|prohibited|forbidden|report it|report them|report anybody|report such|report any|police|is free|are free|fraudsters|is a scam',
  but: 'but|only|just|except|however|instead|lakini|ila|tu|rather',
  pay: 'pay|pays|paying|payable|paid|payment|payments|send|sends|sending|deposit|deposits|remit|remits|transfer|settle|settles|settled|contribute|contribution|purchase|buy|buys|cater for|caters for|facilitate|facilitates|required|requires|require|charge|charged|charges|costs|cost|tuma|utatuma|atatuma|tutumie|lipa|utalipa|atalipa|lipia|utalipia|toa|unatoa|utatoa|weka|jiunge na|nitumie|part with|top up|bring|carry',
  youPay:
    'pay|send|deposit|remit|remits|transfer|settle|settles|contribute|contribution of|tuma|utatuma|atatuma|tutumie|lipa|utalipa|lipia|unatoa|utatoa|facilitate|buy|buys|purchase|payable|must pay|cater for|you buy|reg|token of',
  fee: 'fee|fees|ada|registration money|commitment money|caution money|security deposit|refundable deposit|commitment deposit|registration deposit|application charges|processing charges|administrative charge|administrative charges|administration charge|facilitation|kitu kidogo|pesa ya fomu|pesa ya chai|small money|registration charges|commitment of|reg fee|form money',
  feeKind:
    'registration fee|registration fees|reg fee|application fee|application fees|interview fee|processing fee|processing fees|placement fee|placement fees|training fee|training fees|admin fee|administration fee|administrative fee|vetting fee|commitment fee|onboarding fee|medical fee|uniform fee|agency fee|form fee|joining fee|refundable fee|facilitation fee|attachment fee|internship fee|insurance fee|ada ya usajili|ada ya fomu|ada ya mafunzo|administrative charge|administrative charges|processing charges|caution money|commitment money|registration money|commitment deposit|refundable deposit|refundable commitment deposit|pesa ya fomu',
  purpose:
    'uniform|uniforms|medical|medicals|medical test|medical booklet|training|induction|orientation|induction training|orientation materials|staff card|badge|badges|reflector|gate pass|form|forms|fomu|kit|starter pack|starter kit|visa|ticket|visa processing|token|exam token|aptitude test|manual|materials|t shirt|slot|interview|certificate|security|airtime|lunch|registration|sare|beji|mafunzo|usajili|package|account activation|clearance',
  refund: 'refundable|refunded|refund|reimbursed|returned|rudishiwa|utarudishiwa|itarudishwa',
  mpesa: 'mpesa|m pesa|airtel money|t kash|mobile money',
  till: 'till|till number|till no|paybill|pay bill|paybill number|pay bill number|paybill no|buy goods|pochi la biashara|lipa na mpesa|lipa na m pesa',
  work: 'customer|customers|client|clients|guests|student|students|parents|tenants|tenant|invoices|invoice|collect|collects|collecting|collection|reconcile|reconciliation|reconciling|agents|patients|farmers|workers|employees|suppliers|supplier|vendors|debtors|receipts|receipt|on behalf of clients|members|float|taxpayers|integrations|float management|payroll|creditors|budget|petty cash|donors|beneficiaries|policyholders|school fees|tuition fee|tuition fees|court|process payments|processing payments|accounts payable|transactions|ledger|bookings|payment vouchers|purchase orders|procurement of',
  employerPays:
    'we pay|we will pay|we cover|company pays|hotel pays|employer pays|pays for your|covered by|cover|paid by the company|paid by us|provided|provides|provide|you will be paid|will be paid|is paid|are paid|get paid|we send airtime|we send your|paid in full|paid internship|reimbursed by|company will pay|paid leave',
  pin: 'pin|mpesa pin|m pesa pin|pin number|otp|otp code|verification code|one time password|one time pin|password|passwords|cvv|namba ya siri|nambari ya siri|siri ya mpesa|security code|log in details|login details|internet banking username|sms code',
  share:
    'share|send|give|provide|submit|forward|enter|reply with|tutumie|nitumie|tuma|tupe|nipe|tell us|confirm your|disclose|supply',
  bankCard:
    'atm card|atm card number|card number|debit card|bank card|online banking password|internet banking|internet banking username|bank password',
  idPhoto:
    'photo of ur id|photo of your id|picture of your id|photo of id|id front|id photo|id photos|front and back|both sides of your id|selfie|selfie holding|picha ya kitambulisho|picha ya id',
  chat: 'whatsapp|whats app|watsapp|watsap|wasap|telegram|telegram channel|telegram group|signal app|imo',
  chatAsk:
    'apply|apply through|application|applications|contact|send|text|inbox|join|only|interview|interviews|message|chat|dm|tuma|jiunge|nitext|call or|reach|forward|cv|cvs|details|share',
  chatWork:
    'run|manage|moderate|customers|customer|groups of|business|channels and|social media|content|platforms|engagement|campaigns|support tickets',
  account:
    'your account|your bank account|your mpesa|ur mpesa|your m pesa|your personal account|your personal bank account|your own account|bank account in your name|account in your name|your line|akaunti yako|your mobile money account',
  moneyMove:
    'withdraw|withdraw it|withdraws|forward|forward them|send to our|hand it|give us the card|keeping|keep|remain with|transfer funds|receive payments|receive money|receive funds|utoe|utume',
  lineRent:
    'una line|tunakodi|kodi line|rent your line|rent your account|rent out your|sell your line|line umesajili|buy your account|hire your account',
  recruit:
    'downline|down line|upline|network marketing|multi level|invite friends|invite your friends|refer friends|alika marafiki|unaingiza watu|ingiza watu|each referral|per referral|every referral|person that you recruit|people you recruit|recruit others|recruit friends|team bonus|matrix plan',
  invest:
    'double your money|doubles your money|invest as little|invest only|guaranteed returns|guaranteed profit|daily returns|forex signals|activate your own package|activate your package|activate account|activate your account|activate your writer account|we activate your|pesa inaanza kuflow|papo hapo|unajiunga na package',
  earn: 'earn|earns|earning|earn up to|make|pay you|we pay you|paid|weekly pay|daily pay|get|unapata|utapata|pata|income of|pays',
  period:
    'daily|per day|a day|every day|weekly|per week|each day|weekly pay|kwa siku|kila siku|kwa wiki|per hour',
  easy: 'no experience|no qualifications|no skill|no skills|no papers|without experience|copy and paste|typing job|like videos|you like youtube|watch videos|watching ads|work from home|work from phone|two hours|guaranteed|bila uzoefu|no skill need|no experience needed',
  looks:
    'full body photo|full body photos|full body picture|beautiful ladies|beautiful lady|beautiful girls|pretty girl|pretty girls|good looking|good looking ladies|attractive lady|attractive ladies|sexy|open minded|travel with him|sleep at hotel|sleep over with|entertain clients privately|entertain men|no strings|boss need|sponsor|massage for men|slim and|light skinned',
  ageLimit:
    'aged between|age between|ages between|between the ages|age limit|aged|age bracket|under the age|below the age|years old or below|not older than|maximum age|not more than 30 years|not more than 35 years|below 30 years|below 35 years|under 30 years|under 35 years|between 18 and|umri wa miaka|umri kati|age of not more than|must be below',
  ageWord:
    'candidate|candidates|applicant|applicants|must|should|be|lady|ladies|gentleman|male|female|youth|only|required|wanted|looking for|ideal|person|maximum|limit|umri|age|ages',
  sexOnly:
    'male only|males only|men only|female only|females only|ladies only|women only|girls only|boys only|gentlemen only|male candidates only|female candidates only|must be male|must be female|must be a lady|must be a man|must be a woman|preferably male|preferably female|preferably a lady|preferably a man|lady wanted|ladies wanted|male wanted|female wanted|girl and boy|wasichana tu|wanaume tu|gender male|gender female|sex male|sex female|young ladies|young lady|male preferred|female preferred',
  family:
    'unmarried|must be single|single ladies|single lady|not married|must be married|married only|marital status|not pregnant|pregnant women|pregnancy test|no children|without children|mjamzito|childless|not breastfeeding',
  tribe:
    'kikuyu only|luo only|kalenjin only|kamba only|luhya only|kisii only|somali only|from the local tribe|kikuyu community|luo community|kalenjin community|kamba community|luhya community|from our community|tribe|locals only|christians only|muslims only|must be a christian|must be a muslim|born again christian|must be saved|must be born again|committed christian',
  equal:
    'equal|encouraged|encourage|regardless|whatever|irrespective|discriminat*|all genders|welcome|work with|program|programme|programmes|project|projects|services|beneficiaries|interventions|report|reports|care|health|education for|empower*|children aged|girls aged|women aged|patients|learners|pupils|clients|customers',
  certificate:
    'certificate of good conduct|certificates of good conduct|good conduct certificate|good conduct|police clearance|police clearance certificate|clearance certificate|kra clearance|tax compliance certificate|kra compliance certificate|helb clearance|helb clearance certificate|crb clearance|crb certificate|eacc clearance|clearance from eacc|ethics and anti corruption commission clearance|chapter six',
  medicalProof:
    'medical certificate|medical certificates|medical test|medical tests|medical report|medical reports|medical examination|hiv test|hiv status|pregnancy test|fitness certificate|physically fit|medically fit',
  afterOffer:
    'after an offer|after the offer|after accepting|after you accept|successful candidate|successful candidates|upon offer|on offer|upon appointment|once an offer|offer has been made|after acceptance|upon selection|if selected|upon hiring',
  unpaidWork:
    'without pay|without a salary|no salary|unpaid probation|unpaid trial|work for free|unpaid for the first|not be paid during|no pay for the first|bila malipo kwa miezi|bila mshahara',
  agency:
    'jobs abroad|jobs in qatar|jobs in dubai|jobs in saudi|jobs in canada|gulf countries|flights leave|flight leaves|working visa|visa sponsorship|saudi arabia|to qatar|to dubai|domestic workers',
  licence: 'licence|license|licensed|nea|national employment authority|licence number',
  kraPin: 'kra pin|kra pin certificate|tax pin|pin certificate',
} as const;

export type Tag = keyof typeof LEXICON | 'amount' | 'digits';
