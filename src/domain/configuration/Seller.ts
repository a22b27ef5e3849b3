/** The company that runs the site and sells game time: the one source for legal pages, emails and structured data. */
export interface Seller {
  /** Registered name with its legal form. */
  readonly name: string;
  readonly address: readonly string[];
  /** Address for orders, withdrawals and legal notices. */
  readonly email: string;
  readonly phone: string;
  /** VAT identification number. */
  readonly taxId: string;
  /** Trade register with the number in it. */
  readonly register: string;
  /** Share capital in whole euros. */
  readonly capital: number;
  /** Legal representative, who is also responsible for the site's content. */
  readonly representative: string;
  /** Company that hosts the site, with its address. */
  readonly host: string;
  /** Consumer mediator, with its address. */
  readonly mediator: string;
}
