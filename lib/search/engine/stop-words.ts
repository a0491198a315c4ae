/** English stop words: neither indexed nor searched. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after all also am an and any are as at be because been before being both but by can could did do does
  doing down during each etc for from had has have having he her here him his how i if in into is it its itself just may
  me more most must my no nor not of off on once only or other our out over own per same shall she should so some such
  than that the their them then there these they this those through to too under until up upon us very via was we were
  what when where which while who whom why will with within would you your yours`.split(/\s+/),
);
