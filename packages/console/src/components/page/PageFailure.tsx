// Shown in place of a page that cannot be shown: the reason and a button. Part of every page's bundle, so it is small.
import { Button, Notice } from "@lanyard/design-system";
import { PageBody } from "./PageBody.tsx";

interface PageFailureProps {
  readonly title: string;
  readonly text: string | undefined;
  /** The button's label. */
  readonly label: string;
  readonly onPress: () => void;
}

export function PageFailure({ title, text, label, onPress }: PageFailureProps) {
  return (
    <PageBody className="gap-6 py-8">
      <h1 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
      <Notice tone="danger" role="alert" action={<Button onClick={onPress}>{label}</Button>}>
        {text}
      </Notice>
    </PageBody>
  );
}
