/** Someone a newcomer can sign in as. */
export type DemoPerson = {
  sub: string;
  name: string;
  email: string;
  /** One line on who this is: "Creator · @luna". */
  note: string;
  avatarUrl?: string | undefined;
};

export type ListDemoPeople = () => Promise<DemoPerson[]>;
