/** The person an e-mail is written to. */
export interface Addressee {
  firstName: string;
  email: string;
}
