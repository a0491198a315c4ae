import { csvAnswer } from '@/lib/platform/http/csv-answer';
import { route } from '@/lib/platform/http/route';
import { importTemplate } from '@/lib/internships/imports/import-template';

export const GET = route(async ({ actor }) => csvAnswer(importTemplate(await actor())));
