/** Where and how a member pays; what a way of paying does not have is null. */
export interface Ticket {
  readonly url: string | null;
  readonly qrText: string | null;
  readonly institution: string | null;
  readonly holder: string | null;
  readonly number: string | null;
}

export const noTicket: Ticket = {
  url: null,
  qrText: null,
  institution: null,
  holder: null,
  number: null,
};
