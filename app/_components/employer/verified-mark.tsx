import { CheckIcon } from '../check-icon';
import { Tag } from '../tag';

/** Says in a list that the employer is verified, in the room of a letter. */
export const VerifiedMark = () => (
  <Tag tone="good">
    <span aria-hidden="true" title="Verified employer">
      <CheckIcon />
    </span>
    <span className="sr-only">Verified</span>
  </Tag>
);
