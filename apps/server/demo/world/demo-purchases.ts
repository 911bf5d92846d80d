/** Posts that a fan of the demo world bought: the place of the post in the creator's list, and when. */
export const demoPurchases = [
  { fan: 'Mia', handle: 'mara_clay', post: 2, hoursAgo: 190 },
  { fan: 'Mia', handle: 'chef_bastien', post: 2, hoursAgo: 150 },
  { fan: 'Mia', handle: 'wander_ilse', post: 2, hoursAgo: 300 },
  { fan: 'Mia', handle: 'dr_vega', post: 4, hoursAgo: 200 },
  { fan: 'Mia', handle: 'captain_rourke', post: 1, hoursAgo: 500 },
] as const;
