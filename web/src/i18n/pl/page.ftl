title = Coloretto
tagline = Zbierz trzy kolory. Pozostałe odbierają punkty.

## Buttons

play = Graj
new-game = Nowa partia
rules-title = Jak grać
more = Menu
page-daily = Rozdanie dnia
undo = Cofnij
undo-practice = Cofnij: partia stanie się próbna
redo = Ponów
try-again = Spróbuj ponownie
cancel = Anuluj
close = Zamknij
dismiss = Ukryj
play-again = Zagraj ponownie
review = Analiza partii
draw = Dobierz kartę
confirm-jokers = Zatwierdź
pace-next = Dalej
finish-round = Dokończ rundę
coach-hint = Podpowiedź
coach-why = Dlaczego?

## Welcome and loading

welcome-about = W swojej turze dobierz kartę i dołóż ją do rzędu albo zabierz rząd ze wszystkimi kartami. Na koniec trzy twoje najlepsze kolory dają punkty, a każdy inny je odbiera.
welcome-start = Ty kontra trójka przeciwników
loading-begin = Przygotowywanie gry…
loading-download = Pobieranie gry: { $loaded } z { $total } MB
loading-start = Budzenie przeciwników…
loading-import = Tasowanie kart…
loading-ready = Stół gotowy
loading-failed = Nie udało się uruchomić gry
loading-stopped = Gra przestała odpowiadać
failed-download = Nie udało się pobrać części gry. Sprawdź połączenie i spróbuj ponownie.
failed-stalled = Pobieranie utknęło. Sprawdź połączenie i spróbuj ponownie.
failed-worker = Ta przeglądarka nie może uruchomić gry. Zaktualizuj ją albo użyj innej.
failed-offline = Brak połączenia, a części gry nie ma jeszcze na tym urządzeniu. Gra ruszy sama, gdy wróci połączenie.
failed-stopped = Gra nieoczekiwanie się zatrzymała. Aby grać dalej, wybierz „Spróbuj ponownie”.
failed-stopped-no-game = Gra nieoczekiwanie się zatrzymała. Aby uruchomić ją od nowa, wybierz „Spróbuj ponownie”.
unfinished-count = { $count ->
    [one] { $count } niedokończona partia
    [few] { $count } niedokończone partie
   *[many] { $count } niedokończonych partii
}

## Cards

# The separator of list items.
comma = { ", " }
card-c0 = czerwona
card-c1 = pomarańczowa
card-c2 = żółta
card-c3 = zielona
card-c4 = turkusowa
card-c5 = niebieska
card-c6 = fioletowa
card-plus-two = +2
card-joker = joker
card-golden = złoty joker
colour-c0 = Czerwony
colour-c1 = Pomarańczowy
colour-c2 = Żółty
colour-c3 = Zielony
colour-c4 = Turkusowy
colour-c5 = Niebieski
colour-c6 = Fioletowy

## Seats

name-you = Ty
name-player = Gracz { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = Na ruchu
seat-out = Zabrany rząd
seat-out-short = Ma rząd
seat-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
seat-leads = { $points ->
    [one] { $points } punkt, na prowadzeniu
    [few] { $points } punkty, na prowadzeniu
   *[many] { $points } punktów, na prowadzeniu
}
seat-empty = Jeszcze bez kart
seat-placed = Karta dołożona do rzędu { $row }: { $card }
practice = Partia próbna
practice-undone = Cofnięto ruch po zobaczeniu nowej karty, więc ta partia jest odtąd tylko próbna.
practice-about = Ta partia jest tylko próbna: cofnięto ruch po zobaczeniu nowej karty albo karty były znane z wcześniejszej partii.
points-aid = Punkty za kolor
points-aid-item = { $count ->
    [one] { $count } karta: { $points }
    [few] { $count } karty: { $points }
   *[many] { $count } kart: { $points }
}
points-aid-most = { $count } lub więcej kart: { $points }
pile-plus = { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}: plus { $points }
pile-minus = { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}: minus { $points }
pile-bonus = { $count ->
    [one] jedna karta { $card }
    [few] { $count } karty { $card }
   *[many] { $count } kart { $card }
}: plus { $points }
pile-joker = { $card }: { $count }
pile-with-jokers = { $pile }, { $jokers ->
    [one] w tym jeden joker
    [few] w tym { $jokers } jokery
   *[many] w tym { $jokers } jokerów
}

## Table

table = Stół
opponents = Przeciwnicy
rows = Rzędy
row-place = Dołóż do rzędu { $row }: { $content }
row-take = Zabierz rząd { $row }: { $content }
row-idle = Rząd { $row }: { $content }
row-empty = pusty
row-taken = { $person ->
    [you] zabrany przez ciebie
   *[other] zabrany – { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] pełny
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Po jego zabraniu: { $gain }
gain-more = { $points ->
    [one] o { $points } punkt więcej
    [few] o { $points } punkty więcej
   *[many] o { $points } punktów więcej
}
gain-less = { $points ->
    [one] o { $points } punkt mniej
    [few] o { $points } punkty mniej
   *[many] o { $points } punktów mniej
}
gain-none = tyle samo punktów
gain-title = Jak zabranie tego rzędu zmieniłoby twój wynik
row-place-short = Dołóż
row-take-short = Weź
supply-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
supply-draws-left = { $count ->
    [0] Następna karta: ostatnia runda
    [one] { $count } karta do ostatniej rundy
    [few] { $count } karty do ostatniej rundy
   *[many] { $count } kart do ostatniej rundy
}
last-round = Ostatnia runda
unseen = W stosie
counted = { $count } × { $item }
prompt-decide = Twoja tura: dobierz kartę lub zabierz rząd
prompt-draw = Twoja tura: dobierz kartę
prompt-take = Twoja tura: zabierz rząd
prompt-place = Dołóż kartę do rzędu: { $card }
prompt-jokers = Wybierz kolor każdego jokera
prompt-decide-named = { $name }: dobierz kartę lub zabierz rząd
prompt-draw-named = { $name }: dobierz kartę
prompt-take-named = { $name }: zabierz rząd
prompt-place-named = { $name } dokłada kartę do rzędu: { $card }
prompt-jokers-named = { $name }: wybierz kolor każdego jokera
prompt-bot = { $name } myśli
prompt-over = Koniec partii
status-undone = Cofnięto ruch.
status-redone = Ponowiono ruch.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Teraz to niemożliwe.
announce-seat = { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
announce-supply = { $count ->
    [one] W stosie: { $count } karta
    [few] W stosie: { $count } karty
   *[many] W stosie: { $count } kart
}
announce-over = Wyniki końcowe: { $scores }. { $winners }

## Game log

log = Przebieg partii
log-round = Runda { $round }. Zaczyna { $name }.
log-round-you = Runda { $round }. Zaczynasz.
log-next-round = Nowa runda. Zaczyna { $name }.
log-next-round-you = Nowa runda. Zaczynasz.
log-discarded = Poza grą: { $cards }.
log-draw = { $person ->
    [you] Dobierasz
   *[other] { $name } dobiera
} kartę: { $card }.
log-place = { $person ->
    [you] Dokładasz
   *[other] { $name } dokłada
} kartę do rzędu { $row }: { $card }.
log-take = { $person ->
    [you] Zabierasz
   *[other] { $name } zabiera
} rząd { $row }: { $cards }.
log-take-revealed = { $person ->
    [you] Zabierasz
   *[other] { $name } zabiera
} rząd { $row }: { $cards }. Odkryta dzięki złotemu jokerowi: { $revealed }.
log-last-round = Odkryto kartę ostatniej rundy: ta runda jest ostatnia.
log-over = Koniec partii.

## Jokers and scores

jokers-about = Najlepszy wybór jest już zaznaczony.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Propozycja: { $colours }
jokers-score = Twój wynik przy tym wyborze: { $score }
final-scores = Wyniki końcowe
wins-you = Wygrywasz!
wins = Wygrywa { $name }
wins-shared = Wspólne zwycięstwo: { $names }
column-player = Gracz
column-rank = Miejsce
column-plus = Plus
column-minus = Minus
column-bonus = +2
column-total = Razem

## Computer players

level-newcomer = Początkujący
level-casual = Amator
level-regular = Średni
level-strong = Zaawansowany
level-expert = Ekspert
level-master = Mistrz
style-hoarder = Zbieracz
style-spoiler = Psotnik
style-early-leaver = Niecierpliwy
style-gambler = Hazardzista
style-joker-hunter = Łowca jokerów
bot-about = { $name }, { $level }: informacje

## Settings

settings = Ustawienia

## Notices

notice-problem = „{ $value }” to nieprawidłowa wartość parametru „{ $name }” ({ $allowed }). Zamiast niej: { $used }.
notice-no-language = Nie udało się wczytać tekstów w twoim języku. Na razie strona jest po angielsku.
notice-no-storage = Ta przeglądarka nie pozwala zapisać partii. Po zamknięciu strony partia przepadnie.
notice-no-storage-framed = Tutaj partia nie jest zapisywana. Aby ją zachować, wybierz „Cała strona”.
notice-save-unreadable = Nie udało się otworzyć zapisanej partii. Nadal jest zapisana, nic nie przepadło.
notice-part-missing = Nie udało się wczytać tej części gry. Sprawdź połączenie i spróbuj ponownie.
notice-restarted = Przeciwnicy przestali odpowiadać i zostali uruchomieni ponownie. Partia trwa dalej.
notice-other-tab = Ta partia jest otwarta także w innej karcie przeglądarki. Zapisuje się tylko ta, w której wykonano ostatni ruch.
follow-other-tab = Graj dalej stamtąd
error-IllegalActionError = Teraz to niemożliwe.
error-NotationError = Nie udało się odczytać tego tekstu.
error-InvalidPositionError = Żadna partia nie może doprowadzić do tej pozycji.
error-VariantError = Takie ustawienie partii nie jest możliwe.
error-RecordError = Nie można odczytać tej zapisanej partii.
error-RequestError = W grze wystąpił błąd.
error-other = Coś poszło nie tak. Partia się nie zmieniła.
notice-link-unreadable = Nie udało się otworzyć partii z tego linku.
notice-earlier = Poprzednia partia została zapisana.
open-earlier = Wróć do niej
notice-stopped-twice = Otwieranie dwa razy zatrzymało grę, więc nie ponowiono próby.
notice-game-gone = Tej niedokończonej partii już tu nie ma.
notice-erased-elsewhere = Wszystkie dane gry na tym urządzeniu usunięto w innej karcie przeglądarki. Ta karta już niczego nie zapisuje: po jej zamknięciu partia przepadnie.
show-kept-games = Pokaż
full-page = Cała strona

### Loaded after the first page

## Menu

rules = Zasady
page-puzzles = Zadania
page-record = Twoje wyniki
page-mistakes = Moje błędy
page-played = Partie
page-statistics = Statystyki
page-goals = Cele
page-strategy = Strategia
page-games = Otwórz partię
page-share = Udostępnij
page-fairness = Czy gra jest uczciwa?
page-about = O grze
menu-more = Więcej
menu-new-today = Dzisiejsze rozdanie czeka
menu-workshop = Warsztat

## Final scores

rank = { $rank }. miejsce
result-ahead = { $points ->
    [one] { $points } punkt przewagi (drugie miejsce: { $names })
    [few] { $points } punkty przewagi (drugie miejsce: { $names })
   *[many] { $points } punktów przewagi (drugie miejsce: { $names })
}
result-behind = { $points ->
    [one] { $rank }, { $points } punkt straty (zwycięstwo: { $names })
    [few] { $rank }, { $points } punkty straty (zwycięstwo: { $names })
   *[many] { $rank }, { $points } punktów straty (zwycięstwo: { $names })
}
result-practice = Partia próbna: nie liczy się do statystyk.
result-continued = Partia od wybranej pozycji: nie liczy się do statystyk.
scoring-link = Jak liczy się punkty
story = Historia tej partii
story-collected = { $person ->
    [you] Zbierasz
   *[other] { $name } zbiera
}: { $cards } ({ $points }).
story-round = O partii zdecydowała runda { $round }.
story-round-unnumbered = O partii zdecydowała jedna runda.
story-round-none = Żadna pojedyncza runda nie przesądziła o partii.
story-no-minus = { $person ->
    [you] Żaden kolor nie odebrał ci punktów.
   *[other] { $name }: żaden kolor nie odebrał punktów.
}
story-minus = { $count ->
    [one] { $person ->
        [you] Jeden zbędny kolor odebrał ci { $points }.
       *[other] { $name }: jeden zbędny kolor odebrał { $points }.
    }
    [few] { $person ->
        [you] { $count } zbędne kolory odebrały ci { $points }.
       *[other] { $name }: { $count } zbędne kolory odebrały { $points }.
    }
   *[many] { $person ->
        [you] { $count } zbędnych kolorów odebrało ci { $points }.
       *[other] { $name }: { $count } zbędnych kolorów odebrało { $points }.
    }
}
story-lost-minus = { $count ->
    [one] { $person ->
        [you] Jeden zbędny kolor odebrał ci { $points }
       *[other] { $name }: jeden zbędny kolor odebrał { $points }
    }
    [few] { $person ->
        [you] { $count } zbędne kolory odebrały ci { $points }
       *[other] { $name }: { $count } zbędne kolory odebrały { $points }
    }
   *[many] { $person ->
        [you] { $count } zbędnych kolorów odebrało ci { $points }
       *[other] { $name }: { $count } zbędnych kolorów odebrało { $points }
    }
}; { $rival }: { $theirs ->
    [0] ani jednego
   *[other] { $rivalPoints }
}.
story-lost-plus = Najlepsze kolory dały więcej rywalowi. { $rival }: { $rivalPoints }; { $person ->
    [you] ty
   *[other] { $name }
}: { $points }.
story-lost-bonus = Karty +2 dały więcej rywalowi. { $rival }: { $rivalPoints }; { $person ->
    [you] ty
   *[other] { $name }
}: { $count ->
    [0] nic
   *[other] { $points }
}.
see-deciding-move = Zobacz decydujący ruch
worth-line = { $count ->
    [0] { $points }: mniej niż w prawie każdej partii komputerów na poziomie { $level }.
   *[other] { $points }: więcej niż w { $count } na 100 partii komputerów na poziomie { $level }.
}
worth-best = Twój najlepszy wynik do tej pory.
ending-more = Więcej
ending-turn = Punkt zwrotny
ending-chance-you = W tej rundzie twoje szanse na wygraną zmieniły się z { $before } na { $after }.
ending-chance = W tej rundzie szanse na wygraną ({ $name }) zmieniły się z { $before } na { $after }.
ending-worth = { $points ->
    [one] Ile wart jest { $points } punkt
    [few] Ile warte są { $points } punkty
   *[many] Ile warte jest { $points } punktów
}
ending-worth-better = Jak często komputer zdobywa mniej przy takim stole, gdy wszyscy grają na tym samym poziomie:
ending-worth-about = Partie na każdym poziomie: co najmniej { $games }, wszystkie między komputerami.
ending-worth-unmeasured = Jak często komputer zdobywa mniej, zmierzono tylko dla karty ostatniej rundy na jej zwykłym miejscu.

## Set-up

setup-title = Nowa partia
setup-wait = Przeciwnicy już idą…
setup-players = Gracze
setup-edition = Wydanie
setup-scoring = Punktacja
setup-marker = Karta ostatniej rundy
setup-marker-about = Gdy ta karta zostanie odkryta, bieżąca runda jest ostatnia. Domyślnie: na ostatnich { $classic } kartach, a ze złotym jokerem na { $golden }.
setup-marker-usual = Domyślnie
setup-marker-depth = { $count } od końca
setup-seed = Numer rozdania
setup-seed-hint = Puste pole oznacza losowe rozdanie
setup-seat = Miejsce { $number }
setup-kind = Kto gra na miejscu { $number }
setup-kind-label = Kto gra
setup-name = Imię na miejscu { $number }
setup-name-label = Imię
setup-level = Poziom na miejscu { $number }
setup-level-label = Poziom
setup-style = Styl na miejscu { $number }
setup-style-label = Styl
setup-levels = Poziom komputera
setup-exact = Dokładny poziom: { $level }
temper-gentle = Łagodny
temper-about-gentle = Gra dla zabawy i czasem się myli.
temper-keen = Czujny
temper-about-keen = Pilnuje całego stołu i tylko czasem źle ocenia rząd.
temper-merciless = Bezlitosny
temper-about-merciless = Myśli naprzód i niczego nie oddaje.
setup-levels-differ = Mieszany
setup-levels-none = Bez komputera
setup-at-table = Przy stole
setup-more = Więcej opcji
kind-human = Człowiek
kind-bot = Komputer
edition-classic = Klasyczne
edition-golden = Złoty joker
scoring-brown = Brązowa: 1 3 6 10 15 21
scoring-grey = Szara: 1 4 8 7 6 5
setup-side-brown = Brązowa
setup-side-grey = Szara
setup-side-about-brown = Im więcej, tym lepiej
setup-side-about-grey = Najlepiej mieć { $peak }
error-PlayerNameError = Imię ma od 1 do 24 znaków, w tym co najmniej jeden widoczny, i nie zawiera znaków sterujących.

## Computer players

level-about-newcomer = Dopiero poznaje grę: patrzy tylko na własne karty i często się myli.
level-about-casual = Gra dla zabawy: pilnuje własnych kart, zerka na następnego gracza i czasem się potyka.
level-about-regular = Dobrze zna grę: obserwuje cały stół, ale tu i ówdzie źle ocenia jakiś rząd.
level-about-strong = Obserwuje wszystkich i dobrze ocenia sytuację. Jego błędy są rzadkie i drobne.
level-about-expert = Sam nauczył się gry: sieć neuronowa rozważa każdą kartę, która może się pojawić. Końcówkę ostatniej rundy gra bezbłędnie.
level-about-master = Nie spieszy się: przed decyzją wiele razy rozgrywa w myślach najbardziej obiecujące ruchy.
level-rank = Poziom { $rank } z { $levels }
style-none = Zrównoważony
style-about-hoarder = Czeka na pełne rzędy i sam je zapełnia.
style-about-spoiler = Dokłada karty tam, gdzie szkodzą innym.
style-about-early-leaver = Zadowala się przyzwoitym rzędem i wcześnie kończy rundę.
style-about-gambler = Dobiera jeszcze jedną kartę i stawia wszystko na jeden rząd.
style-about-joker-hunter = Poluje na jokery i karty +2.
bot-figures = Wyniki
bot-share = Przy stole czteroosobowym wygrywa { $share } partii z trzema przeciwnikami na poziomie Średni (równy udział to { $even })
bot-lost = Punkty oddawane średnio jedną decyzją: { $points }
bot-blunders = Kosztowne błędy (3 punkty lub więcej): { $blunders } decyzji
bot-figures-hint = Zmierzono w wielu partiach między komputerami. Słupki pokazują wszystkie poziomy, od najsłabszego.
bot-code = Jak myśli ten przeciwnik?
bot-code-about = Każdy z dwóch prostych przeciwników mieści się na jednej stronie: greedy bierze to, co teraz daje najwięcej punktów, careful myśli też o innych. Otwórz ich kod w warsztacie, zmień go i zobacz, jak grają.

## Settings

settings-language = Język
language-system = Język przeglądarki
settings-pace = Tempo komputera
pace-instant = Natychmiast
pace-fast = Szybko
pace-normal = Normalnie
pace-slow = Wolno
pace-step = Krok po kroku
settings-volume = Dźwięk
volume-off = Wyłączony
settings-look = Wygląd
settings-play = Gra
settings-skin = Wygląd kart
skin-patterns = Kameleony i wzory
skin-suits = Symbole
skin-letters = Litery
settings-theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
settings-contrast = Kontrast
contrast-system = Systemowy
contrast-more = Wysoki
settings-text = Wielkość tekstu
text-normal = Zwykła
text-large = Duża
text-larger = Bardzo duża
settings-motion = Animacje
motion-system = Jak w systemie
motion-full = Pełne
motion-less = Ograniczone
settings-confirm = Potwierdzanie ruchów
settings-confirm-about = Pierwsze naciśnięcie wybiera ruch, drugie go wykonuje. Esc lub naciśnięcie gdzie indziej anuluje.
settings-forced = Automatycznie wykonuj wymuszone ruchy
settings-forced-about = Jeśli możliwy jest tylko jeden rząd, ruch wykona się sam.
settings-left-handed = Układ dla leworęcznych
settings-left-handed-about = Zamienia stronami stos i przyciski.
settings-vibration = Wibracje
settings-vibration-about = Krótki impuls, gdy zaczyna się twoja tura lub ruch jest niemożliwy.
prompt-confirm = { $kind ->
    [d] Naciśnij ponownie, aby dobrać kartę
    [p] Naciśnij ponownie, aby dołożyć do rzędu { $row }
   *[t] Naciśnij ponownie, aby zabrać rząd { $row }
}
tip-draw = Zobaczysz kartę, zanim wybierzesz dla niej rząd.
tip-begin = Dobrana karta trafia do rzędu. Zabranie rzędu kończy twoją rundę.
tip-place = Kartę dostanie ten, kto zabierze ten rząd: ty lub ktoś inny.
tip-choose = Liczba przy rzędzie mówi, co by ci teraz dał.
tip-must-take = W żadnym rzędzie nie ma miejsca na kartę.
tip-taken = Ktoś zabrał rząd z twoją kartą. Twoje jest tylko to, co zabierzesz.
tip-plus-two = Karta +2 daje dwa punkty bez względu na twoje kolory.
tip-fourth = Trzy twoje najlepsze kolory dają punkty, każdy inny je odbiera.
tip-full = Pełny rząd już się nie zmieni. Możesz zabrać go przed innymi.
tip-joker = Joker dostaje kolor na końcu. Do tego czasu liczy się tam, gdzie daje najwięcej.
tip-last-round = Następny rząd, który zabierzesz, będzie twoim ostatnim.
tip-out = Masz już swój rząd. Patrz, co zbierają inni.
tips-stop = Bez wskazówek
tips-show = Pokaż ponownie wskazówki dla początkujących
tips-shown = Wskazówki dla początkujących znów są włączone.
share-title = Osadź grę
keyboard = Skróty klawiszowe

## On this device

offline-unknown = Gra offline: jeszcze niegotowa
offline-fetching = Gra offline: pobrano { $done } z { $total } plików
offline-ready = Gotowe do gry offline
offline-interrupted = Gra offline: pobieranie ruszy dalej, gdy wróci połączenie
offline-unavailable = Gra offline nie jest tu dostępna
install = Zainstaluj jako aplikację
install-how = W menu przeglądarki (w Safari: Udostępnij) wybierz „Zainstaluj” lub „Do ekranu początkowego”.
notice-update = Dostępna jest nowa wersja. Po aktualizacji grasz dalej od tego samego miejsca.
use-update = Aktualizuj
forget = Usuń wszystkie dane gry z tego urządzenia
forget-question = { $count ->
    [0] Usuniesz wszystko, co gra zapisała na tym urządzeniu. Tego nie da się cofnąć.
   *[other] Usuniesz wszystko, co gra zapisała na tym urządzeniu: { $list }. Tego nie da się cofnąć.
}
stored-unfinished = bieżącą partię i niedokończone partie
stored-finished = ukończone partie i statystyki
stored-days = wyniki rozdań dnia i serie
stored-mistakes = twoje błędy
stored-bots = twoje boty i ćwiczenia w warsztacie
stored-settings = ustawienia
stored-notes = przeczytane wskazówki i inne rzeczy, które strona pamięta
stored-files = pliki do gry offline
stored-other = inne dane
forget-save-first = Przedtem możesz wyeksportować do pliku ukończone partie, wyniki rozdań dnia, błędy i boty, a niedokończone partie skopiować w „Otwórz partię”.
forget-save-file = Najpierw eksportuj do pliku
forget-yes = Usuń wszystko

## URL parameters

parameter-players = gracze
parameter-edition = wydanie
parameter-scoring = punktacja
parameter-seed = numer rozdania
parameter-level = poziom
parameter-marker_depth = karty pod kartą ostatniej rundy
parameter-seats = miejsca
parameter-scores = punkty graczy
parameter-from = imię
parameter-speed = tempo
parameter-lang = język
parameter-theme = motyw
parameter-daily = rozdanie dnia
parameter-accent = kolor przycisków
parameter-bg = tło
scores-none = brak
from-none = brak
used-usual = wartość domyślna

## Embedded

frame-about = { $bots ->
    [one] Ty kontra jeden przeciwnik
    [few] Ty kontra { $bots } przeciwników
   *[many] Ty kontra { $bots } przeciwników
}
frame-your-move = Jaki ruch wybierzesz?
frame-replay = Obejrzyj zapis partii
frame-loading = Otwieranie…
link = Link
link-about = Z osadzonego widoku nie można otwierać innych stron. Skopiuj link i otwórz go w przeglądarce, aby tam grać dalej.
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Nie udało się skopiować. Tekst jest zaznaczony: skopiuj go ręcznie.

## Positions to answer

answer-title = Ile wart jest każdy ruch
answer-thinking = Trener myśli…
answer-best = Najlepszy ruch!
answer-equal = Tak samo dobry jak najlepszy ruch.
answer-wrong = Tym razem nie.
answer-worse = Lepiej: „{ $action }”. Utracone szanse na wygraną: { $share }.
answer-choice = Ruch
answer-share = Szanse
answer-lead = Przewaga
answer-yours = twój ruch
answer-exact = Dokładnie: obliczono do końca partii, dla każdej możliwej kolejności pozostałych kart.
answer-estimated = Szacunek: resztę partii rozegrano wiele razy z kartami, które są jeszcze w stosie.
choose-again = Spróbuj ponownie
play-on = Graj dalej
back-to-game = Wróć do mojej partii
notice-position-unreadable = Nie udało się otworzyć pozycji z tego linku.
answer-band = ≈ prawie tak samo dobre: różnice poniżej { $share } mieszczą się w granicach błędu.
answer-same = = dokładnie tak samo dobre.
about-equal = prawie tak samo
equal = tak samo

## Replay

replay = Zapis partii
replay-first = Na początek
replay-back = Poprzedni krok
replay-on = Odtwórz
replay-pause = Wstrzymaj
replay-forth = Następny krok
replay-last = Na koniec
replay-ply = Krok
take-over = Graj dalej stąd
notice-record-unreadable = Nie udało się otworzyć partii z tego linku.
replay-ply-of = Krok { $ply } z { $plies }
prompt-shown = { $person ->
    [you] Twoja tura
   *[other] Na ruchu: { $name }
}
replay-manner = Opcje odtwarzania
replay-speed = Szybkość
replay-from = Widok z miejsca
replay-close = Zakończ oglądanie
keys-hint-replay = Podczas oglądania zapisu partii:
key-step = Poprzedni lub następny krok
key-by-itself = Odtwórz lub wstrzymaj
key-ends = Na początek lub na koniec

## Keyboard shortcuts

keys-hint = Gdy fokus jest na stole:
keys-listening = Z czytnikiem ekranu te klawisze działają w trybie fokusu. Tab i Enter działają zawsze.
key-draw = Dobierz kartę
key-row = Dołóż do tego rzędu albo go zabierz
key-rows = Przejdź między rzędami
key-next = Dokończ od razu ruchy komputera
key-finish = Dokończ rundę
key-hint = Podpowiedź; naciśnij ponownie, aby zobaczyć więcej
key-why = Dlaczego komputer wybrał ten ruch
key-undo = Cofnij
key-redo = Ponów
key-again = Powtórz ostatni komunikat
key-scores = Odczytaj wyniki i karty wszystkich
key-table = Odczytaj karty w rzędach
key-sound = Włącz lub wyłącz dźwięk
key-help = Pokaż tę listę
# As printed on keyboards.
key-name-space = Spacja
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = Dołóż do rzędu { $row }
action-take = Zabierz rząd { $row }
nudge-draw = Najlepiej wygląda dobranie karty.
nudge-draw-close = Dobranie karty wygląda dobrze, ale coś innego jest prawie tak samo dobre.
nudge-place = Zobacz, gdzie ta karta pomaga tobie, a gdzie szkodzi innym.
nudge-place-close = Zobacz, gdzie ta karta pomaga tobie, a gdzie szkodzi innym. Kilka rzędów jest prawie tak samo dobrych.
nudge-take = Najlepiej wygląda zabranie rzędu.
nudge-take-close = Zabranie rzędu wygląda dobrze, ale dobranie karty jest prawie tak samo dobre.
look-at-gains = Który rząd daje ci najwięcej?
look-at-loses_least = Który rząd kosztuje cię najmniej?
look-at-denies = Co chcieliby zabrać inni?
look-at-joker = Na stole jest joker.
look-at-plus_twos = Karty +2 zawsze dają punkty.
look-at-row_full = Pełny rząd już się nie poprawi.
look-at-avoids_fourth_colour = Punkty dają ci tylko trzy kolory.
look-at-helps = Który rząd chcesz zabrać?
look-at-spoils = Komu możesz zepsuć ulubiony rząd?
look-at-keeps_clean = Nie psuj rzędu, który najbardziej ci odpowiada.
look-at-fills = Do pełnego rzędu nikt nic nie dołoży.
look-at-little_to_take = W rzędach jest jeszcze niewiele.
look-at-likely_better = Większość kart pozostałych w stosie by ci pomogła.
look-at-nobody_wants = Czy ktoś jeszcze chce rząd, który ci odpowiada?
hint-best = Pokaż najlepszy ruch
hint-all = Pokaż wszystkie ruchy
hint-is-best = Najlepszy ruch: „{ $action }”
hint-is-about-best = Jeden z najlepszych ruchów: „{ $action }”
why-before = Poprzedni ruch
why-after = Następny ruch
why-chosen = wybrany
why-nothing = Na stole nie widać oczywistego powodu.
why-best = Nie było lepszego ruchu.
why-about-best = Prawie tak dobry jak najlepszy ruch: różnice poniżej { $share } mieszczą się w granicach błędu.
why-as-good = Dokładnie tak dobry jak najlepszy ruch.
why-not-best = Lepszy ruch: „{ $action }”
why-estimated = Szacunek: z wyprzedzeniem o dwie decyzje.
reason-gains = Ten rząd daje { $amount }; żaden inny nie daje więcej.
reason-loses_least = Każdy rząd kosztuje punkty; ten najmniej ({ $amount }).
reason-denies = Ten ruch odbiera graczowi { $name } najlepszy rząd, o { $amount } lepszy od następnego.
reason-denies-you = Ten ruch odbiera ci najlepszy rząd, o { $amount } lepszy od następnego.
reason-joker = { $count ->
    [one] Jest w nim joker.
    [few] Są w nim { $count } jokery.
   *[many] Jest w nim { $count } jokerów.
}
reason-plus_twos = { $count ->
    [one] Karta +2 w nim zawsze daje punkty.
    [few] Karty +2 w nim ({ $count }) zawsze dają punkty.
   *[many] Karty +2 w nim ({ $count }) zawsze dają punkty.
}
reason-row_full = Rząd jest pełny i już się nie poprawi.
reason-avoids_fourth_colour = { $count ->
    [one] Zostaje jeden kolor; z rzędem { $row } byłoby ich { $there }.
    [few] Zostają { $count } kolory; z rzędem { $row } byłoby ich { $there }.
   *[many] Zostaje { $count } kolorów; z rzędem { $row } byłoby ich { $there }.
}
reason-helps = Karta poprawia rząd o { $amount } dla tego, kto ją dołożył.
reason-spoils = Karta pogarsza rząd o { $amount } dla gracza { $name }.
reason-spoils-you = Karta pogarsza rząd o { $amount } dla ciebie.
reason-keeps_clean = W rzędzie { $row }, najlepszym, karta kosztowałaby { $amount }.
reason-fills = To zapełnia rząd.
reason-little_to_take = Na razie żaden rząd nie daje więcej niż { $amount }.
reason-likely_better = { $share } kart dałoby rząd lepszy od obecnie najlepszego, średnio o { $amount }.
reason-likely_better-any = Każda karta dałaby rząd lepszy od obecnie najlepszego, średnio o { $amount }.
reason-nobody_wants = Rząd { $row } jest najlepszy i nikomu innemu nic nie daje: może poczekać.
reason-only_choice = Nie było innego ruchu.
reason-last_one_in = Wszyscy inni zabrali już rząd.
reason-last_round = To ostatnia runda.
reason-last_round_near = { $count ->
    [one] Jeszcze { $count } karta do ostatniej rundy.
    [few] Jeszcze { $count } karty do ostatniej rundy.
   *[many] Jeszcze { $count } kart do ostatniej rundy.
}
amount-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Game review

review-title = Analiza partii
review-working = Trener analizuje partię, decyzja po decyzji…
review-no-game = Nie ma ukończonej partii do analizy.
review-failed = Trener nie mógł przeanalizować tej partii.
review-whose = Gracz
review-well = { $name } – najlepszy wybór: { $part } z { $count } decyzji.
review-well-you = Najlepszy wybór: { $part } z { $count } twoich decyzji.
review-cards-for = Los dał graczowi { $name } { $amount }.
review-cards-for-you = Los dał ci { $amount }.
review-cards-against = Los zabrał graczowi { $name } { $amount }.
review-cards-against-you = Los zabrał ci { $amount }.
review-choices = Koszt własnych wyborów: { $amount }.
review-choices-you = Koszt twoich wyborów: { $amount }.
band-best = Najlepszy wybór
band-good = Dobry wybór
band-inaccuracy = Niedokładność
band-mistake = Błąd
band-blunder = Gruby błąd
percent-less = <{ $share }
percent-more = >{ $share }
review-bands-about = Według utraconych szans na wygraną: najlepszy wybór poniżej { $good }, dobry wybór od { $good }, niedokładność od { $inaccuracy }, błąd od { $mistake }, gruby błąd od { $blunder }.
review-curve = Szanse na wygraną w toku partii
review-chances = { $step ->
    [0] Szanse na wygraną na początku
   *[other] Szanse na wygraną po kroku { $step }
}
review-ply = Krok
review-start = Początek partii
review-see = Zobacz pozycję
review-retry = Spróbuj ponownie
review-table = Pokaż jako tabelę
review-luck = Szczęście w kartach: { $share }
review-again = Warto obejrzeć jeszcze raz
review-none = Żadnych kosztownych decyzji. Dobra gra!
review-better = Lepiej: „{ $action }”. Szanse na wygraną utracone tym ruchem: { $share }.
review-luckiest = Najważniejsze karty
review-luck-about = W punktach: o ile karta była lepsza lub gorsza od średniej wszystkich kart, które mogły się pojawić.
review-accounts = Umiejętności i szczęście
review-accounts-about = Skąd wzięła się końcowa przewaga nad najlepszym przeciwnikiem: pozycja początkowa, szczęście w kartach i wybory wszystkich graczy. Każdą decyzję ocenia się tylko na podstawie tego, co było wtedy wiadome. „Nieprzewidziane” oznacza to, czego nie widać z wyprzedzeniem o dwie decyzje.
account-start = Oczekiwane na początku
account-luck = Szczęście w kartach
account-own = Własne wybory
account-others = Wybory innych
account-unforeseen = Nieprzewidziane
account-final = Wynik końcowy
back-to-review = Wróć do analizy

## Open or share a game

games-open-about = Wklej zapis partii, zapisaną partię lub link albo upuść tu plik. Bieżąca partia nie przepadnie.
games-text = Zapis partii lub link
games-open-text = Otwórz
games-open-file = Wybierz plik…
games-nothing = Nie ma jeszcze czego otworzyć. Wklej najpierw zapis partii lub link.
games-too-large = To za dużo jak na partię Coloretto. Niczego nie otwarto.
games-no-record = To nie jest partia Coloretto albo brakuje jej części.
games-newer = Ta partia pochodzi z nowszej wersji. Odśwież stronę i spróbuj ponownie.
games-no-game-in-address = Ten link nie zawiera partii.
games-not-played-so = Wygląda to na partię, ale w pewnym miejscu łamie zasady.
games-file-unreadable = Nie udało się odczytać tego pliku.
games-stops = Podczas otwierania gra się zatrzymała. Możesz spróbować jeszcze raz.
games-stops-again = Otwieranie dwa razy zatrzymało grę i nie będzie ponawiane.
unfinished-title = Niedokończone partie
unfinished-about = Partie przerwane na rzecz innych. Są zapisane na tym urządzeniu.
unfinished-turns = { $count ->
    [one] { $count } rozegrana tura
    [few] { $count } rozegrane tury
   *[many] { $count } rozegranych tur
}
unfinished-resume = Graj dalej
unfinished-copy = Kopiuj link
kept-undated = Bez daty (z wcześniejszej wersji)
kept-delete = Usuń
kept-deleted = Usunięto.
kept-restore = Przywróć
unreadable-title = Zapisane partie, których nie udało się otworzyć
unreadable-about = Pozostają zapisane bez zmian. Może otworzy je nowsza wersja; jeśli nie, tekst pomoże znaleźć błąd.
unreadable-copy = Kopiuj tekst
games-keep = Zapisz lub udostępnij partię
games-keep-over = Zawiera wszystkie karty i ruchy, więc każdy może odtworzyć partię.
games-keep-unfinished = Dotychczasowa partia. Zawiera też karty, które są jeszcze w stosie: kto ją przeczyta, może je podejrzeć.
games-none = Jeszcze nie ma partii. Zacznij jakąś, a tu ją zapiszesz lub udostępnisz.
games-share = Udostępnij…
games-formats = Formaty
games-share-failed = Udostępnianie nie jest tu możliwe. Skopiuj link.
games-file-text = Zapisz jako plik tekstowy
games-file-json = Zapisz jako plik JSON
games-link-watch = Link do odtworzenia partii
games-link-go-on = Link do gry na innym urządzeniu
games-record = Zapis partii (tekst)
challenge-begin = { $points ->
    [one] { $sender }: { $points } punkt w tym rozdaniu. Twoja kolej.
    [few] { $sender }: { $points } punkty w tym rozdaniu. Twoja kolej.
   *[many] { $sender }: { $points } punktów w tym rozdaniu. Twoja kolej.
}
challenge-friend = Ktoś znajomy
challenge-yours = Ty
challenge-player = Własne punkty
challenge-more = { $points ->
    [one] { $sender } ma w tym samym rozdaniu o { $points } punkt mniej niż ty.
    [few] { $sender } ma w tym samym rozdaniu o { $points } punkty mniej niż ty.
   *[many] { $sender } ma w tym samym rozdaniu o { $points } punktów mniej niż ty.
}
challenge-less = { $points ->
    [one] { $sender } ma w tym samym rozdaniu o { $points } punkt więcej niż ty.
    [few] { $sender } ma w tym samym rozdaniu o { $points } punkty więcej niż ty.
   *[many] { $sender } ma w tym samym rozdaniu o { $points } punktów więcej niż ty.
}
challenge-same = { $sender } ma w tym samym rozdaniu tyle samo punktów co ty.
send-title = Wyślij ten wynik
send-about = Jako obraz, wiersz symboli i link: te same karty, to samo miejsce, ci sami przeciwnicy.
send-name = Twoje imię, jeśli chcesz
send-name-about = Link zawiera to imię i punkty tej partii, nic więcej o tobie.
send-line = Twój wynik jako tekst
send-streak = Seria
picture = Obraz stołu
picture-about = Obecna pozycja, do komunikatorów i na fora. Pokazuje tylko to, co może zobaczyć każdy gracz.
picture-copy = Kopiuj jako obraz
picture-save = Zapisz obraz
picture-copied = Skopiowano obraz.
picture-copy-failed = Nie można tu kopiować obrazów. Zapisz obraz albo skopiuj go z jego menu kontekstowego.
picture-failed = Nie udało się narysować obrazu. Tekst poniżej mówi to samo.
picture-markdown = Kopiuj jako Markdown
picture-drawn = Dobrana karta: { $card }
picture-row = Rząd
picture-cards = Karty
picture-open-position = Graj od tej pozycji
picture-share = Udostępnij tę pozycję
after-game = Po partii
after-watch = Obejrzyj partię
after-keep = Zapisz lub udostępnij
after-other-seat = To samo rozdanie, inne miejsce
after-strongest = Zobacz, jak gra Mistrz
next-level = Za łatwo? Spróbuj poziomu { $level }
easier-level = Za trudno? Spróbuj poziomu { $level }
rematch-other-seat = Miejsce: { $name }
rematch-other-seat-about = Wybierz miejsce: dostaniesz jego karty początkowe i tę samą talię. Wszyscy przesuwają się razem z tobą, więc sąsiedzi zostają ci sami. Partia liczy się jako próbna.
rematch-person = Na tym miejscu masz { $now }; { $name } – { $before }.
rematch-strongest = Na twoim miejscu Mistrz ma { $now }, ty – { $before }.
notice-finished-kept = Znów to samo rozdanie. Ukończona partia została zapisana.

## Is it fair?

fair-intro = Nie wierz nam na słowo: przekonaj się, że talia nigdy się nie zmienia i że nikt nie podgląda.
fair-deck = Talia nigdy się nie zmienia
fair-deck-about = Strona pokazuje odcisk kolejności kart: krótki kod, który pasuje do tej jednej kolejności i praktycznie do żadnej innej. Po partii ujawnia kolejność i każdy może obliczyć odcisk na nowo.
fair-no-game = Jeszcze nie ma partii. Zacznij jakąś i wróć tutaj.
fair-no-commitment = Ta partia nie ma odcisku: trzeba go obliczyć przed jej końcem.
fair-commitment = Odcisk (SHA-256)
fair-told-later = Zanotuj go, jeśli chcesz. Po partii pojawi się tu tekst, z którego powstał.
fair-told = Tekst, z którego powstał odcisk
fair-parts = Co oznaczają jego części
fair-parts-position = Pozycja, od której zaczęła się partia; potem karty od góry do dołu i sól.
fair-part-variant = Gracze, wydanie, punktacja, karta ostatniej rundy
fair-part-removed = Usunięte kolory
fair-part-starting = Karty początkowe, miejsce po miejscu
fair-part-starter = Miejsce, które zaczyna
fair-part-rows = Miejsca w każdym rzędzie
fair-part-supply = Karty od góry do dołu
fair-part-salt = Sól: losowe cyfry, aby nikt nie odgadł talii metodą prób i błędów
fair-check = Sprawdź
fair-same = Zgadza się: twoja przeglądarka właśnie obliczyła odcisk z tekstu na nowo.
fair-other = Nie zgadza się: z tekstu wychodzi inny odcisk.
fair-command = Jak to sprawdzić bez tej strony
fair-bots = Czy przeciwnicy widzą talię?
fair-bots-about = Widzą tylko to, co ty. Wypróbuj: zakryte karty zostaną przetasowane, a przeciwnik, który grał ostatni, wybierze ponownie.
fair-shuffle = Przetasuj i zapytaj ponownie
fair-shuffle-thinking = Myśli ponownie…
fair-shuffle-nobody = W tej partii żaden przeciwnik jeszcze nie grał.
fair-shuffled = Ten sam wybór w { $same } z { $shuffles } prób.
fair-moved = { $count ->
    [one] { $count } karta była w innym miejscu.
    [few] { $count } karty były w innych miejscach.
   *[many] { $count } kart było w innych miejscach.
}
fair-not = Czego to nie dowodzi
fair-not-lot = Że rozdanie było losowe: kto zaczyna partię o wybranym numerze, mógł wcześniej wypróbować wiele numerów. Rozdanie dnia zależy tylko od daty.
fair-not-look = Że nie podglądasz: to twoje urządzenie, a zapisana partia zawiera talię.
fair-not-program = Że nikt nie zmienił programu.

## Daily deal

daily-about = Codziennie nowe rozdanie, takie samo dla wszystkich: te same karty, ci sami przeciwnicy.
daily-bots = Czeka na ciebie trójka przeciwników.
daily-bots-then = Możesz jeszcze rozegrać to rozdanie, ale nie wliczy się ono do serii.
practice-daily = Partia próbna nie daje wyniku w rozdaniu dnia. Po jej zakończeniu możesz rozegrać to rozdanie jeszcze raz.
daily-practice = To była partia próbna, więc rozdanie nie ma jeszcze wyniku. Rozegraj je jeszcze raz.
daily-go-on = Graj dalej
daily-yours = Ty
daily-par = Mistrz
daily-par-thinking = Mistrz gra to rozdanie na twoim miejscu…
daily-above-par = Masz więcej punktów niż Mistrz na twoim miejscu!
daily-on-par = Dokładnie tyle punktów, ile ma Mistrz na twoim miejscu.
daily-below-par = { $points ->
    [one] Na twoim miejscu Mistrz ma o { $points } punkt więcej.
    [few] Na twoim miejscu Mistrz ma o { $points } punkty więcej.
   *[many] Na twoim miejscu Mistrz ma o { $points } punktów więcej.
}
daily-share-streak = { $count ->
    [one] Seria: { $count } dzień.
    [few] Seria: { $count } dni.
   *[many] Seria: { $count } dni.
}
daily-share-button = Udostępnij
daily-streak = Bieżąca seria
daily-streak-best = Najdłuższa seria
daily-played = Rozegrane rozdania
daily-streak-about = Dzień się liczy, jeśli zaczniesz jego rozdanie tego samego dnia (UTC) i skończysz najpóźniej następnego; partie próbne się nie liczą. Dzień przerwy zaczyna nową serię.
daily-archive = Wszystkie rozdania dnia
daily-next = Następne rozdanie: { $time }
daily-today = Dzisiejsze rozdanie
page-home = Start
home-title = Witaj ponownie
home-continue = Kontynuuj partię
home-dare = Te same karty dla wszystkich. Pokonasz Mistrza na swoim miejscu?
home-yours = Ty: { $score }
home-master = Mistrz: { $score }
home-week = Twoje ostatnie siedem dni
home-day-missed = nierozegrane
home-day-played = rozegrane
home-day-won = lepiej niż Mistrz
home-mistake = Napraw błąd
home-lost = { $band } w jednej z twoich partii.
home-mend = Spróbuj jeszcze raz
home-unrated = Twój poziom pojawi się tutaj, gdy partie zostaną przeanalizowane.
home-play = Zagraj partię
home-change = Zmień
daily-again-about = Rozgrywaj to rozdanie, ile razy chcesz; liczy się pierwszy wynik.
daily-compare = Porównaj i udostępnij
month-before = Poprzedni miesiąc
month-after = Następny miesiąc
not-persistent = Nie wszystko udało się zapisać w tej przeglądarce. Część tego, co tu widzisz, może przepaść po zamknięciu strony.
kept-unreadable = { $count ->
    [one] Ta wersja nie potrafi odczytać jednego wpisu na tym urządzeniu. Nie widać go tutaj, ale pozostaje zapisany.
    [few] Ta wersja nie potrafi odczytać { $count } wpisów na tym urządzeniu. Nie widać ich tutaj, ale pozostają zapisane.
   *[many] Ta wersja nie potrafi odczytać { $count } wpisów na tym urządzeniu. Nie widać ich tutaj, ale pozostają zapisane.
}
notice-puzzle-unreadable = Nie udało się otworzyć tego zadania. Wróci za { $days } dni.
notice-decision-unreadable = Nie udało się otworzyć tej decyzji.

## My mistakes

mistakes-about = Kosztowne decyzje wracają jako małe zadania. Rozwiązane zadanie wraca po 3, 10 i 30 dniach, a potem jest opanowane; nierozwiązane wraca jutro.
mistakes-none = Na razie nic tu nie ma. Przeanalizuj ukończoną partię: błędy i grube błędy dodają się same.
mistakes-today = { $count ->
    [0] Na dziś nie ma zadań
    [one] { $count } zadanie na dziś
    [few] { $count } zadania na dziś
   *[many] { $count } zadań na dziś
}
mistakes-start = Zacznij
mistakes-puzzle = Zadanie { $number } z { $count }: jaki ruch wybierzesz?
mistakes-number = Zadanie { $number } z { $count }
mistakes-answer = Pokaż odpowiedź
mistakes-waiting = Oczekujące
mistakes-learned = Opanowane
mistakes-next-date = Następne
mistakes-next = Następne zadanie
puzzles-back = Wróć do zadań
mistakes-solved = Rozwiązane! Wróci: { $date }.
mistakes-solved-learned = Rozwiązane! To zadanie masz opanowane.
mistakes-unsolved = To zadanie wróci jutro.
mistakes-then = Ruch w partii: „{ $action }”.

## Trainer

trainer-about = Decyzje z partii między komputerami, każda z jednym wyraźnie najlepszym ruchem. Najpierw łatwiejsze. Rozwiązana wraca raz, po 30 dniach; nierozwiązana wraca jutro wśród twoich błędów.
trainer-day = Pozycja dnia
trainer-solve = Rozwiąż
trainer-day-solved = Rozwiązana.
trainer-day-missed = Nie tym razem. Wróci wśród twoich błędów.
trainer-themes = Tematy
trainer-solved = Rozwiązane: { $solved } z { $all }
trainer-source = Trener porównał wszystkie ruchy kilka razy, za każdym razem z innymi kartami w stosie; w ostatniej rundzie policzył każdą kartę.
trainer-often = Częsty wybór: „{ $action }”.
trainer-found = Na poziomie { $level } gracze znajdują najlepszy ruch { $share } razy na 100.
training-spoil = Psucie rzędu
training-about-spoil = Karta, która nikomu nie pomaga, może jednak odebrać punkty przeciwnikowi.
training-stake = Zabrać czy dobrać?
training-about-stake = Rząd daje punkty. Zabrać go i zakończyć rundę czy zaryzykować i dobrać jeszcze raz?
training-jokers = Jokery
training-about-jokers = Zabrać jokera, zostawić go czy znaleźć dla niego dobry rząd?
training-last_round = Ostatnia runda
training-about-last_round = Po niej nic już nie ma, więc każdy ruch można obliczyć do końca.

## Your games

finished-none = Tu pojawią się ukończone partie: do obejrzenia, udostępnienia i porównania.
finished-again = To samo rozdanie jeszcze raz
finished-again-own = Twoje miejsce
finished-count = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
}
finished-search = Szukaj
finished-more = Pokaż więcej partii
finished-favourite = Ulubiona
finished-favourites = Tylko ulubione
finished-note = Notatka
finished-table = Eksportuj jako tabelę (CSV)
finished-opponents = Przeciwnicy:
finished-players = Gracze:
finished-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
finished-continued = Od wybranej pozycji
finished-no-bots = Tylko ludzie
finished-hints = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
   *[many] { $count } podpowiedzi
}

## Statistics

statistics-none = Ukończ partię z komputerem, a pojawią się tu punkty, miejsca i rozwój twojej gry.
statistics-few = { $count ->
    [one] Statystyki zaczynają się od { $least } partii: brakuje jeszcze jednej.
    [few] Statystyki zaczynają się od { $least } partii: brakuje jeszcze { $count }.
   *[many] Statystyki zaczynają się od { $least } partii: brakuje jeszcze { $count }.
}
filters = { $count ->
    [0] Filtry
   *[other] Filtry ({ $count })
}
filters-clear = Wyczyść filtry
statistics-variant = Wariant
statistics-level = Poziom komputera
statistics-style = Styl
statistics-bot = Przeciwnik
statistics-all = Dowolny
statistics-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
statistics-no-match = Żadna partia nie pasuje do tych filtrów.
statistics-practice = { $count ->
    [0] Partie próbne się nie liczą.
    [one] { $count } partia próbna się nie liczy.
    [few] { $count } partie próbne się nie liczą.
   *[many] { $count } partii próbnych się nie liczy.
}
statistics-counted = Z każdego rozdania dnia liczy się tylko pierwsza partia. Wspólne zwycięstwo liczy się jako część wygranej.
figure-games = Partie
figure-wins = Wygrane
figure-points = Średnia punktów
figure-best = Najlepszy wynik
figure-rank = Średnie miejsce
by-variant = Według wariantu
by-level = Według poziomu
by-style = Według stylu przeciwników
by-bot = Według przeciwnika
statistics-same = Wspólne dla wszystkich tych partii
strength = Twój poziom
strength-between = Grasz między poziomami { $lower } i { $upper }
strength-like = Grasz na poziomie { $level }
strength-range = { $games ->
    [one] Po { $games } partii: gdzieś między poziomami { $low } i { $high }.
    [few] Po { $games } partiach: gdzieś między poziomami { $low } i { $high }.
   *[many] Po { $games } partiach: gdzieś między poziomami { $low } i { $high }.
}
strength-games = { $games ->
    [one] Po { $games } partii.
    [few] Po { $games } partiach.
   *[many] Po { $games } partiach.
}
strength-even = Komputer na poziomie { $level } byłby dla ciebie równym przeciwnikiem.
strength-play = Graj na poziomie { $level }
strength-up = Wyżej niż po poprzedniej partii.
strength-down = Niżej niż po poprzedniej partii.
strength-same = Tak jak dotąd.
strength-wait = { $count ->
    [one] Twój poziom pojawi się tu po kolejnej partii.
    [few] Twój poziom pojawi się tu po kolejnych { $count } partiach.
   *[many] Twój poziom pojawi się tu po kolejnych { $count } partiach.
}
strength-course = Poziom z partii na partię
strength-band = Zacieniony obszar: przedział 95%, w którym prawdopodobnie leży twój poziom.
strength-about = Trener porównuje, ile punktów oddały twoje decyzje, z tym, ile oddaje komputer na każdym poziomie. Szczęście i wyniki się nie liczą, podobnie jak partie z podpowiedziami.
goal-news = { $count ->
    [one] Osiągnięty cel: { $goals }
    [few] Osiągnięte cele: { $goals }
   *[many] Osiągnięte cele: { $goals }
}
goal-next = Następny cel: „{ $goal }”.
goal-news-all = Wszystkie cele są osiągnięte.
goal-reached = osiągnięty
goals-reached = Osiągnięto { $reached } z { $all }
goal-progress = { $done } z { $all }
goal-first = Wygraj partię
goal-alone = Wygraj bez podpowiedzi
goal-tables = Wygraj przy każdej liczbie graczy
goal-sides = Wygraj przy obu stronach karty punktacji, w obu wydaniach
goal-levels = Pokonaj komputer na każdym poziomie
goal-styles = Wygraj z przeciwnikami każdego stylu
goal-lead = Wygraj z przewagą co najmniej { $lead } punktów
goal-points = Zdobądź { $points } punktów
goal-faultless = Oddaj własnymi decyzjami mniej niż jeden punkt
goal-unlucky = Wygraj mimo pecha w kartach
goal-days = Ukończ { $all } rozdań dnia
goal-mistakes = Wyciągnij wnioski z { $all } swoich błędów
chart-points = Punkty w twoich ostatnich partiach
chart-lost-points = Punkty stracone przez własne wybory
chart-mean = Średnia: { $value }
chart-game = Partia
chart-date = Data
chart-value = Wartość
chart-table = Pokaż jako tabelę
backup-title = Kopia zapasowa i przenoszenie
backup-about = Zapisz partie, wyniki rozdań dnia, błędy i boty albo przenieś je na inne urządzenie. Nic nie policzy się podwójnie.
backup-file = Eksportuj do pliku
backup-text = Eksportuj jako tekst
backup-text-label = Twoje dane jako tekst, do skopiowania
backup-open = Importuj z pliku
backup-paste = Tekst wyeksportowany z innego urządzenia
backup-add = Importuj
backup-added = { $count ->
    [0] Nic nowego: wszystkie partie już tu były.
    [one] Zaimportowano { $count } partię.
    [few] Zaimportowano { $count } partie.
   *[many] Zaimportowano { $count } partii.
}
backup-bots-added = { $count ->
    [one] Zaimportowano { $count } bota: jest teraz w warsztacie.
    [few] Zaimportowano { $count } boty: są teraz w warsztacie.
   *[many] Zaimportowano { $count } botów: są teraz w warsztacie.
}
backup-foreign = To nie jest kopia zapasowa Coloretto. Nic się nie zmieniło.
backup-newer = Ta kopia zapasowa pochodzi z nowszej wersji. Odśwież stronę i spróbuj ponownie.
backup-truncated = Brakuje końca tej kopii zapasowej. Wyeksportuj lub skopiuj ją w całości jeszcze raz.
backup-damaged = Ta kopia zapasowa jest uszkodzona. Niczego nie zaimportowano.
backup-too-big = To o wiele za dużo jak na kopię zapasową Coloretto. Nie otwarto jej.
backup-no-room = W tej przeglądarce nie ma miejsca na wszystkie boty z kopii zapasowej. Resztę zaimportowano. Zachowaj kopię.

## Strategy by numbers

strategy-about = Te liczby pochodzą z partii między komputerami, po { $games } przy każdym stole, wszyscy na poziomie { $level }. Pokazują, jak grają ci gracze. Nie są prawami gry.
strategy-numbers = Liczby
strategy-rule-1 = Przy brązowej stronie na początku partii warto zabrać 5 punktów. Później opłaca się czekać: w ostatniej tercji eksperci nawet 7 punktów częściej zostawiają, niż zabierają.
strategy-rule-2 = Przy brązowej stronie czekaj na pełne rzędy: przy co najmniej trzech graczach siedem na dziesięć zabranych rzędów ma trzy karty.
strategy-rule-3 = Przy brązowej stronie joker jest wart tyle samo co dobry rząd, a więcej niż dwie karty +2.
strategy-rule-4 = Zdecyduj się na trzy kolory do połowy partii: w ostatniej tercji karta czwartego koloru jest prawie nic niewarta.
strategy-rule-5 = Przy szarej stronie kończ rundę wcześnie i z małym zyskiem: przy trzech lub czterech graczach dwa na trzy zabrane rzędy mają jedną kartę.
strategy-date = Data partii:
strategy-interval = Cienkie linie i liczby obok każdej wartości pokazują przedział 95%: o ile mógł ją przesunąć sam przypadek.
strategy-bounds = { $sign ->
    [minus] od { $low } do { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = 1. tercja
strategy-middle = 2. tercja
strategy-late = 3. tercja
strategy-few = za mało
strategy-how = Jak to zmierzono
strategy-seat = Czy opłaca się zaczynać?
strategy-seat-finding = { $verdict ->
    [more] Liczba graczy: { $players }. Kto zaczyna, wygrywa { $share } partii: więcej niż równy udział ({ $even }).
    [fewer] Liczba graczy: { $players }. Kto zaczyna, wygrywa { $share } partii: mniej niż równy udział ({ $even }).
   *[even] Liczba graczy: { $players }. Kto zaczyna, wygrywa { $share } partii: równy udział to { $even }, a różnica może być przypadkowa.
}
strategy-seat-caption = Wyniki według kolejności
strategy-seat-head = Kolejność
strategy-seat-position = { $position ->
    [1] Zaczyna
    [2] Drugi
    [3] Trzeci
    [4] Czwarty
   *[other] Piąty
}
strategy-seat-legend = Linia przerywana: równy udział, { $even }. Skala punktów nie zaczyna się od 0.
strategy-seat-about = Liczy się kolejność w pierwszej rundzie. Wspólne zwycięstwo liczy się jako część wygranej.
strategy-take = Kiedy zabrać rząd
strategy-take-finding = Gdy najlepszy rząd daje { $points }, zabierają rząd w { $early } przypadków w pierwszej tercji partii i w { $late } w ostatniej.
strategy-take-caption = Jak często zabierają rząd
strategy-take-head = Najlepszy rząd daje
strategy-take-least = { $points } lub mniej
strategy-take-most = { $points } lub więcej
strategy-take-about = Wszystkie tury, w których można było i dobrać, i zabrać, według punktów, które od razu dałby najlepszy rząd. Tercje dzielą karty nad kartą ostatniej rundy; ostatnia runda należy do ostatniej tercji.
strategy-cards = Czekanie na pełny rząd
strategy-cards-finding = W drugiej tercji partii zabierają rząd w { $full } przypadków, gdy liczba kart w najlepszym to { $count }, i w { $single }, gdy ma on jedną kartę.
strategy-cards-caption = Jak często zabierają rząd
strategy-cards-head = Najlepszy rząd
strategy-cards-about = Te same tury, według liczby kart w rzędzie, który dałby najwięcej; jeśli było ich kilka, w tym, który ma najwięcej kart.
strategy-rows = Co dają rzędy
strategy-rows-finding = { $share } zabieranych rzędów: { $cards }. Dają od razu średnio { $points }.
strategy-rows-caption = Zabrane rzędy według liczby kart
strategy-rows-head = Rząd
strategy-rows-share = Udział wśród rzędów
strategy-rows-points = Punkty od razu
strategy-rows-about = Wszystkie zabrane rzędy i to, jak od razu zmieniły wynik gracza.
strategy-specials = Jokery i karty +2
strategy-specials-finding = W drugiej tercji partii sieć wycenia kolejnego jokera na { $joker }, a kolejną kartę +2 na { $bonus }.
strategy-specials-caption = Co dodatkowa karta wnosi do końcowej przewagi, w punktach
strategy-specials-head = Dodatkowa karta
strategy-specials-about = Szacunek, nie zliczenie: o ile sieć neuronowa podnosi końcową przewagę, jakiej oczekuje nad najlepszym przeciwnikiem, gdy taka karta na początku rundy przechodzi ze stosu do kart gracza. Przedziały nie obejmują błędów samej sieci.
strategy-colours = Który kolor zbierać
strategy-colours-finding = W ostatniej tercji partii sieć wycenia kolejną kartę najdłuższego koloru na { $longest }, a czwartego koloru na { $fourth }.
strategy-colours-caption = Co dodatkowa karta wnosi do końcowej przewagi, w punktach
strategy-colours-head = Dodatkowa karta
strategy-colours-rank = { $rank ->
    [1] najdłuższego koloru
    [2] drugiego koloru
    [3] trzeciego koloru
   *[other] czwartego koloru
}
strategy-colours-about = Szacunek, nie zliczenie, wykonany tak samo jak dla jokerów. Liczą się tylko kolory, które gracz już ma, według liczby kart.
strategy-scores = Ile warte są wyniki
strategy-scores-finding = Liczba graczy: { $players }. Na poziomie { $strong } połowa wyników to { $high } lub więcej punktów; na poziomie { $weak } ta wartość to { $low }.
strategy-scores-caption = Wyniki końcowe według poziomu
strategy-scores-head = Poziom
strategy-scores-reach = { $share } osiąga
strategy-scores-legend = Ciemne pole: środkowe 80% wyników. Linia: wynik, który osiąga połowa. Partie na każdym poziomie: co najmniej { $games }.
strategy-scores-about = Komputery na tym samym poziomie między sobą, z kartą ostatniej rundy na jej zwykłym miejscu. Liczy się każde miejsce w każdej partii.

## About

about-game = Coloretto, w Polsce wydane jako „Kameleon”, to gra karciana Michaela Schachta. To nieoficjalna wersja z własnymi ilustracjami i tekstami; nazwa należy do wydawcy.
about-version = Wersja { $version }. Zasady, silnik i przeciwnicy są napisani w Pythonie i działają w całości w twojej przeglądarce.
about-privacy-title = Prywatność
about-privacy = Partie, ustawienia i wyniki zostają na tym urządzeniu. Nic nie jest nigdzie wysyłane: bez śledzenia, bez ciasteczek.
about-diagnostic-title = Zgłoś problem
about-diagnostic = Dołącz ten tekst do zgłoszenia problemu. Zawiera numery wersji, przeglądarkę, rozmiar okna, ustawienia, zapis partii i ostatnie błędy, ale żadnych imion.
about-parts = Wykorzystane oprogramowanie
about-part = Składnik
about-part-version = Wersja
about-licence = Licencja
about-our-licence = Nasza licencja
about-third-licences = Licencje innych autorów
about-bill = Wykaz składników oprogramowania
about-docs = Dokumentacja
in-english = { $words } (po angielsku)
about-workshop = Warsztat: napisz własnego bota

### The rules page

rules-intro = Gra karciana Michaela Schachta, w Polsce znana jako „Kameleon”, dla { $least }–{ $most } graczy, objaśniona naszymi słowami. Partia z komputerem trwa kilka minut, a każda tura to jedna decyzja.
rules-contents = Spis treści
rules-steps = Gra w sześciu obrazkach
rules-step-draw = W swojej turze odkryj wierzchnią kartę stosu.
rules-step-place = Dołóż ją do dowolnego rzędu z wolnym miejscem.
rules-step-take = Albo zabierz rząd: wszystkie jego karty są twoje, a ty czekasz na następną rundę.
rules-step-plus = Na koniec { $plus } najlepsze kolory dają ci punkty: im więcej kart, tym lepiej.
rules-step-minus = Każdy inny kolor odbiera ci punkty.
rules-step-last = Gdy pojawi się karta ostatniej rundy, rundę gra się do końca. Potem liczy się punkty.
back-to-table = Wróć do stołu

## The aim

aim = Cel gry
aim-plus = Wszyscy zbierają karty w { $colours } kolorach. Na koniec { $plus } z twoich kolorów dają punkty, a wszystkie inne je odbierają. Im więcej masz kart danego koloru, tym więcej on znaczy, na plus albo na minus.
aim-few = Warto więc mieć dużo kart w kilku kolorach i mało w pozostałych. Zawsze jednak zabiera się cały rząd, a o tym, co w nim jest, decydują też inni.

## The cards

cards = Karty
rules-cards-colours = Kolory można odróżnić po odcieniu, wzorze i symbolu.
rules-cards-plus-two = Każda karta +2 jest warta { $points } punkty, bez względu na to, co jeszcze masz.
rules-cards-joker = Joker staje się kartą dowolnego koloru, ale dopiero na koniec partii.
rules-cards-golden = Złoty joker to joker, który przynosi jeszcze jedną kartę (zob. „Jokery”).
rules-cards-last-round = Karta ostatniej rundy jest ukryta w stosie i zapowiada koniec partii. Nikt jej nie zabiera.
rules-cards-table = Karty w każdym wydaniu
rules-kind = Karty
rules-kind-colour = każdy z { $colours } kolorów
rules-kind-under-marker = karty pod kartą ostatniej rundy
rules-kind-all = razem
rules-cards-marker-choice = Przygotowując partię, możesz położyć kartę ostatniej rundy na ostatnich { $depths } kartach, w każdym wydaniu.

## Setting up

set-up = Przygotowanie
rules-setup-how = Komputer robi to wszystko za ciebie: losowo usuwa kolory, rozdaje wszystkim karty początkowe w różnych kolorach, tasuje resztę i kładzie kartę ostatniej rundy na jej miejsce. Losowo wybiera też gracza, który zaczyna.
rules-setup-table = Przygotowanie według liczby graczy
rules-setup-players = Gracze
rules-setup-removed = Usunięte kolory
rules-setup-starting = Karty początkowe na gracza
rules-setup-rows = Rzędy
rules-setup-room = Karty w rzędzie
rules-setup-supply = Stos

## Your turn

turn = Twoja tura
rules-turn-one = Wybierz jedno z dwojga. Pasować nie wolno.
rules-turn-draw-title = Dobierz i dołóż
rules-turn-draw = Odkryj wierzchnią kartę stosu, obejrzyj ją i dopiero wtedy wybierz dla niej rząd: dowolny, w którym jest miejsce i którego nikt nie zabrał. Jeśli w żadnym rzędzie nie ma miejsca albo stos jest pusty, nie wolno dobierać.
rules-turn-take-title = Zabierz rząd
rules-turn-take = Zabierz dowolny rząd, w którym jest co najmniej jedna karta, ze wszystkim, co zawiera. Karty dołączają do twoich, a ty nie grasz już do końca rundy. W tej rundzie nikt inny nie może użyć tego rzędu.
rules-turn-next = Potem kolej na następnego gracza spośród tych, którzy nie zabrali jeszcze rzędu. Ostatni gracz gra dalej sam, dobiera i dokłada karty, dopóki chce i może, a na koniec także musi zabrać rząd.
rules-turn-colours = Kolorów nie wybiera się z góry: na koniec te najwięcej warte same dają ci punkty. Możesz zbierać tyle kolorów, ile chcesz; tyle że kosztuje to punkty.

tips-again = W pierwszej partii wskazówki przy stole pokazują, co robić. Tutaj możesz je znów włączyć.

## The end of a round

round = Koniec rundy
round-end = Gdy wszyscy zabiorą rząd, runda się kończy. Puste rzędy wracają na stół, a następną rundę zaczyna gracz, który zabrał rząd jako ostatni.

## Jokers

jokers-title = Jokery
jokers-when = Jokery leżą obok twoich kolorów aż do końca partii. Wtedy wybierasz kolor każdego jokera. Kolory mogą być różne; możesz nawet podać taki, którego nie masz. Najlepszy wybór jest już zaznaczony, ale możesz go zmienić.
jokers-golden = Złoty joker liczy się jak joker. Ponadto gracz, który zabiera rząd ze złotym jokerem, od razu odkrywa wierzchnią kartę stosu i dołącza ją do swoich kart. Jeśli stos jest pusty, nic się nie dzieje.

## The last round

last-round-title = Ostatnia runda
last-round-when = Gdy ktoś odkryje kartę ostatniej rundy, odkłada ją na bok i odkrywa zamiast niej kolejną kartę. Rundę gra się do końca i na tym partia się kończy.
last-round-count = Przy stole widać, ile kart do tego zostało.

## Scoring

scoring = Punktacja
scoring-how = Wartość koloru zależy od tego, ile masz jego kart, wliczając jokery. { $plus } najcenniejsze z twoich kolorów dają punkty dodatnie, każdy inny ujemne. Każda karta +2 dodaje { $points } punkty.
scoring-sides = Karta punktacji ma dwie strony; jedną wybierasz, przygotowując partię. Na brązowej stronie każda kolejna karta podnosi wartość koloru, aż do { $most } kart. Na szarej stronie najlepsze są { $peak } karty w kolorze; powyżej wartość znów spada.
points-table = Punkty według liczby kart w kolorze
points-count = Karty w kolorze
points-more = { $count } lub więcej
side-brown = Brązowa strona
side-grey = Szara strona
example-title = Przykład
example-about = Te karty i jeden joker, policzone według każdej strony. Joker trafia tam, gdzie pomaga najbardziej.
example-table = Przykład policzony według obu stron
example-pile = Karty
example-joker = { $points }, joker
example-total = Razem

## Two players

two = Dwoje graczy
rules-two-rows = Są trzy rzędy, z miejscem na jedną, dwie i trzy karty. Każdy gracz zaczyna z dwiema kartami, a wszystkie cztery karty początkowe są w różnych kolorach.
rules-two-end = Runda kończy się, gdy oboje zabiorą rząd. Karty z trzeciego rzędu wypadają z gry.

## Editions

editions = Dwa wydania
rules-editions-classic = Wydanie klasyczne ma { $jokers } jokery, a karta ostatniej rundy leży na ostatnich { $depth } kartach.
rules-editions-golden = Wydanie ze złotym jokerem ma złotego jokera i { $jokers } zwykłe, a karta ostatniej rundy leży na ostatnich { $depth } kartach.

### The embed page

share-intro = Umieść stół we wpisie na dowolnej stronie. Wybierz, co zobaczą czytelnicy, i skopiuj kod odpowiedni dla twojej strony. Gra wczyta się dopiero, gdy nacisną „Graj”.
share-choice = Co widzą czytelnicy
share-preview = Podgląd
share-ways = Kod do osadzenia
share-subject = Treść
share-subject-deal = Nowa partia
share-subject-pos = Pozycja
share-subject-record = Zapis partii
share-pos = Pozycja (tekst)
share-record = Zapis partii (tekst)
share-seed-hint = Puste pole oznacza inne rozdanie dla każdego czytelnika
share-transparent = Przezroczyste tło
share-compact = Zwarty widok: bez przebiegu partii
share-accent = Własny kolor przycisków
share-accent-colour = Kolor przycisków
share-frame = Zwykła ramka iframe
share-frame-about = Dla każdej strony, która przyjmuje HTML. Wysokość jest stała.
share-script = Ramka iframe ze skryptem
share-script-about = Dla stron, które pozwalają też na skrypty: ramka dopasowuje wysokość do gry, a twoja strona dowiaduje się, co się w niej dzieje.
share-element = Własny element
share-element-about = Dla tych, którzy sami tworzą strony: dowolnie wiele na stronie, a każdy wczytuje się dopiero, gdy czytelnik do niego przewinie.
share-link = Tylko link
share-link-about = Dla WordPressa i Ghosta: w osobnym wierszu zmienia się w osadzoną grę. Z powyższych ustawień zachowuje tylko język.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Ta strona wymaga JavaScriptu.
site-play = Zagraj w Coloretto
site-description = Zagraj w Coloretto (w Polsce „Kameleon”), grę karcianą Michaela Schachta, z komputerem: bezpłatnie, w przeglądarce.
