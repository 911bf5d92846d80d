/** Someone a newcomer can sign in as. */
export type DemoPerson = {
  sub: string;
  name: string;
  email: string;
  /** A creator with a handle, a fan with diamonds, a member of the staff, or a person without an account. */
  role: { handle: string } | { diamonds: number } | 'staff' | 'new';
  avatarUrl?: string | undefined;
};

export type ListDemoPeople = () => Promise<DemoPerson[]>;
