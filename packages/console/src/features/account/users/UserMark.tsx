// A badge that says whether a user can sign in.
import { useTranslation } from "react-i18next";
import { Badge, type Tone } from "@lanyard/design-system";
import type { ManagedUser } from "@lanyard/contract";
import type { UserState } from "./users-view.ts";

const tones: Readonly<Record<UserState, Tone>> = {
  active: "success",
  invited: "info",
  inactive: "neutral",
};

const stateOf = ({ active, invited }: ManagedUser): UserState =>
  !active ? "inactive" : invited ? "invited" : "active";

export function UserMark({ user }: { readonly user: ManagedUser }) {
  const { t } = useTranslation("office");
  const state = stateOf(user);
  return <Badge tone={tones[state]}>{t(`users.state_${state}`)}</Badge>;
}
