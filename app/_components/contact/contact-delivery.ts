import { messageRule, nameRule, senderEmailRule } from '@/lib/content/contact/rules';
import { brokenRules } from '../form/broken-rules';
import { deliver, type Deliver } from '../form/deliver';

export { ContactSent } from './contact-sent';
export { FormErrorSummary } from '../form/form-error-summary';

const RULES = { name: nameRule, email: senderEmailRule, message: messageRule };

export const deliverMessage: Deliver = (form, { options, ...rest }) =>
  deliver(form, { ...rest, options: { ...options, validate: (data) => brokenRules(data, RULES) } });
