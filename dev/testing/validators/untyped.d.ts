// The parts of these untyped packages that the tests use.

declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    rootType: string;
    issueMessage: string;
  }
  export default class Validator {
    validate(extracted: unknown): Promise<Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  interface Extracted {
    jsonld: Record<string, unknown[]>;
  }
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: readonly string[] });
    parse(html: string): Extracted;
  }
}

declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url: string });
    window: { document: Document };
  }
}
