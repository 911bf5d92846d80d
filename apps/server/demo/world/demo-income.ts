export type DemoPayout = {
  daysAgo: number;
  usdCents: number;
  becomes: 'paid' | 'failed' | 'sent';
  bank: '6789' | '0000';
};

export type DemoIncome = {
  handle: string;
  legalName: string;
  country: string;
  /** Places in the crowd of those who give. */
  givers: readonly number[];
  /** The first gift was so many days ago, and one follows every so many days. */
  fromDaysAgo: number;
  everyDays: number;
  payouts: readonly DemoPayout[];
};

/** What two creators earned by gifts, and what was paid out of it. */
export const demoIncome: readonly DemoIncome[] = [
  {
    handle: 'mara_clay',
    legalName: 'Mara Ostrow',
    country: 'IE',
    givers: [18, 19, 21, 23],
    fromDaysAgo: 90,
    everyDays: 2,
    payouts: [
      { daysAgo: 60, usdCents: 4000, becomes: 'paid', bank: '6789' },
      { daysAgo: 40, usdCents: 5000, becomes: 'failed', bank: '0000' },
      { daysAgo: 37, usdCents: 5000, becomes: 'paid', bank: '6789' },
    ],
  },
  {
    handle: 'chef_bastien',
    legalName: 'Bastien Lemaire',
    country: 'FR',
    givers: [20, 22],
    fromDaysAgo: 45,
    everyDays: 4,
    payouts: [{ daysAgo: 1, usdCents: 2500, becomes: 'sent', bank: '6789' }],
  },
];
