/** What is said when something broke while a page was made: by the page itself, and by the server where there is no script. */
export const FAILURE = {
  title: 'Something went wrong on our side',
  text: 'Nothing you did caused this, and nothing you saved is lost. Please try again in a moment.',
  again: 'Try again',
  home: 'Go to the home page',
} as const;
