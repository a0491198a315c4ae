export const AGREEMENT = (
  <>
    I am at least 16 years old and agree to the{' '}
    <a href="/user-agreement" target="_blank">
      user agreement
    </a>{' '}
    and the{' '}
    <a href="/privacy-policy" target="_blank">
      privacy policy
    </a>
  </>
);
