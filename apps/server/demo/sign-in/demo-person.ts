/** Someone a newcomer can sign in as. */
export type DemoPerson = {
  sub: string;
  name: string;
  email: string;
  /** A creator with a handle, a fan with diamonds, or somebody without an account yet. */
  role: { handle: string } | { diamonds: number } | 'new';
  avatarUrl?: string | undefined;
};

export type ListDemoPeople = () => Promise<DemoPerson[]>;
