// A matrix of people against the permissions of one app, with a checkbox in each cell.
import { useTranslation } from "react-i18next";
import { Checkbox, Matrix, Notice } from "@lanyard/design-system";
import type { LicensedApp, PersonWithPermissions } from "@lanyard/contract";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { chosenOf, nameOf, withChoice } from "./people-edits.ts";
import { givenOf, personButton, type PeopleMatrixProps } from "./PeopleMatrix.tsx";
import { whyFixed } from "./why-fixed.ts";

interface AppPeopleProps extends Omit<PeopleMatrixProps, "apps"> {
  readonly app: LicensedApp;
}

export function AppPeople({
  app,
  people,
  edits,
  onEdits,
  onPerson,
  loading,
  error,
  empty,
  foot,
}: AppPeopleProps) {
  const { t } = useTranslation("store");
  const { product_id: product } = app;
  const labels = new Map(app.permissions.map(({ id, label }) => [String(id), label]));
  const box = (person: PersonWithPermissions, column: { id: string }, tabIndex: 0 | -1) => {
    const id = Number(column.id);
    const given = givenOf(person, product);
    const chosen = chosenOf(edits, product, person.user_id, given);
    const change = (on: boolean) => {
      const now = on ? [...chosen, id] : chosen.filter((other) => other !== id);
      onEdits(withChoice(edits, person, product, given, now));
    };
    return (
      <Checkbox
        label={t("access.box", { person: nameOf(person), permission: labels.get(column.id) })}
        labelHidden
        // Aligns the box with the name beside it, since only the box is visible.
        className="-mt-2.5"
        tabIndex={tabIndex}
        checked={chosen.includes(id)}
        disabled={app.usable === 0 && !given.includes(id)}
        onCheckedChange={change}
      />
    );
  };
  const matrix = (
    <Matrix
      caption={t("access.matrix_of", { app: app.product_name })}
      corner={t("access.person")}
      columns={app.permissions.map(({ id, label }) => ({ id: String(id), header: label }))}
      rows={people}
      rowKey={({ user_id: id }) => id}
      rowHeader={personButton(onPerson)}
      cell={box}
      loading={loading}
      {...(error !== undefined && { error })}
      empty={empty}
      foot={foot}
    />
  );
  if (app.usable === 1) return matrix;
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning">
        {t(whyFixed(app))}{" "}
        <TextLink to={paths.storeProduct(product)}>{t("access.to_license")}</TextLink>
      </Notice>
      {matrix}
    </div>
  );
}
