// Invites somebody to the console: props for InviteModal, and what opens it.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import { register, type RequestBody } from "@lanyard/contract";
import { useApiMutation } from "../../../api/mutation.ts";
import { send } from "../../../api/send.ts";
import { fieldProblems } from "../../../components/form/field-problems.ts";
import { useOnce } from "../../../components/form/useOnce.ts";
import { usersList } from "./users.list.tsx";

export type Invitation = RequestBody<typeof register>;

export function useInvitation(owner: number) {
  const { t } = useTranslation("office");
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const inviting = useApiMutation((body: Invitation) => send(register, { body }), {
    invalidates: usersList.invalidates,
  });
  const invite = useOnce(async (body: Invitation) => {
    await inviting.mutateAsync(body);
    setOpen(false);
    toast.show(() => ({
      tone: "success",
      lines: [t("users.invited", { email: body.email })],
    }));
  });
  return {
    start: () => {
      inviting.reset();
      setOpen(true);
    },
    modal: {
      open,
      onOpenChange: setOpen,
      owner,
      busy: inviting.isPending,
      problems: fieldProblems(inviting.error, ["username", "email"]),
      // The dialog shows an error.
      onSubmit: (body: Invitation) => void invite(body).catch(() => undefined),
    },
  };
}
