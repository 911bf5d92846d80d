import { useQuery } from '@tanstack/react-query';
import { signInProvidersQuery } from '../../features/users/sign-in.queries.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { PageProps } from '../../lib/navigation/page-props.ts';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ActionSamples } from './action-samples.tsx';
import { ColorTokens } from './color-tokens.tsx';
import { ContentSamples, StateSamples } from './content-samples.tsx';
import { FormSamples } from './form-samples.tsx';
import { NavigationSamples } from './navigation-samples.tsx';
import { SettingSamples } from './setting-samples.tsx';
import { ShapeTokens } from './shape-tokens.tsx';

/** Every token and every primitive in its states, in both themes. For us, so only where the server is a demo. */
export function DevUiPage({ title }: PageProps) {
  const { t } = useTranslation();
  const { data } = useQuery(signInProvidersQuery());
  if (!data) return <main aria-busy="true" />;
  if (!data.list.some(({ demo }) => demo)) {
    return (
      <main>
        <NotFoundPage />
      </main>
    );
  }
  return (
    <main>
      <h1 className="px-6 py-5 font-bold text-display">{t(title)}</h1>
      <div className="grid xl:grid-cols-2">
        <Theme name="light" />
        <Theme name="dark" />
      </div>
    </main>
  );
}

function Theme({ name }: { name: 'light' | 'dark' }) {
  return (
    <div className={`${name} min-w-0 bg-canvas px-6 py-8 text-ink`}>
      <ColorTokens />
      <ShapeTokens />
      <ActionSamples />
      <FormSamples />
      <SettingSamples theme={name} />
      <ContentSamples />
      <NavigationSamples theme={name} />
      <StateSamples />
    </div>
  );
}
