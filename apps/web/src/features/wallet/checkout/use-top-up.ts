import type { DiamondPackage } from '@kindred/contract/wallet/calls';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { refreshQuote } from '../currency/refresh-quote.ts';
import { useCharge } from '../currency/use-charge.ts';
import { diamondPackagesQuery } from '../wallet.queries.ts';
import { checkoutReturnUrl } from '../wallet-path.ts';
import { pendingCheckout } from './pending-checkout.ts';

export function useTopUp(back: string | undefined) {
  const client = useQueryClient();
  const { shownPack } = useCharge();
  return useMutation({
    mutationFn: (diamondPackage: DiamondPackage) =>
      call('createDiamondCheckout', {
        commodity_id: diamondPackage.commodity_id,
        redirect_url: checkoutReturnUrl(back),
        expected_price: diamondPackage.price,
        ...shownPack(diamondPackage.price),
      }),
    onSuccess: ({ pay_url, checkout_id }) => {
      pendingCheckout.set(checkout_id);
      location.assign(pay_url);
    },
    onError: (error) => {
      refreshQuote(client, error);
      const isOutdated = hasCode(error, refusalCodes.priceChanged) || hasCode(error, refusalCodes.notForSale);
      if (isOutdated) void client.invalidateQueries({ queryKey: diamondPackagesQuery.queryKey });
    },
  });
}
